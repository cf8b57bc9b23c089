import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** One line of the test run. */
export type Step = {
  readonly name: string;
  readonly run: () => Promise<{ readonly count: Count; readonly output: string }>;
};

export const root = resolve(import.meta.dirname, '..');

// What configures a product that somebody runs must not reach the one under test: least of all their database.
const settings = Object.entries(process.env).filter(([name]) => !/^(KRIIT_.*|DATABASE_URL|PORT|HOST)$/.test(name));
const environment = {
  ...Object.fromEntries(settings),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
/** A server that is asked to stop drains its requests and ends its database first. */
const STOP_MS = 15_000;
const PAUSE_MS = 50;

/** Tells a command and all that it has started; false when nobody is there any more. */
function tell(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? group : -group, signal);
  } catch {
    return false;
  }
}

/** What a stopped command had started, such as the servers of a story, has ended too: by itself, or in the end by force. */
async function endGroup(group: number): Promise<void> {
  const patientUntil = Date.now() + STOP_MS;
  while (Date.now() < patientUntil && tell(group, 0)) await delay(PAUSE_MS);
  tell(group, 'SIGKILL');
}

/**
 * Runs a command of the project to its end. Ctrl-C and the other signals reach it and whatever it has started. What it says
 * is kept, or shown as it comes.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
  isShown = false,
): Promise<{ isGood: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that one signal reaches all of it.
    detached: process.platform !== 'win32',
  });
  let ending: Promise<void> | undefined;
  const stop = (signal: NodeJS.Signals) => {
    process.exitCode = 1;
    if (child.pid === undefined) return;
    tell(child.pid, signal);
    ending ??= endGroup(child.pid);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  let output = '';
  const take = (text: string): void => {
    if (isShown) process.stdout.write(text);
    else output += text;
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', async (code) => {
      await ending;
      for (const signal of SIGNALS) process.off(signal, stop);
      done({ isGood: code === 0, output });
    });
  });
}

/** A step that counts as one test per command; the commands run side by side. */
export const checks = (name: string, ...commands: readonly (readonly [string, ...string[]])[]): Step => ({
  name,
  run: async () => {
    const results = await Promise.all(commands.map(([command, ...args]) => runCommand(command, args)));
    const failed = results.filter(({ isGood }) => !isGood);
    const output = failed.map((result) => result.output.trim()).join('\n');
    return { count: { passed: results.length - failed.length, failed: failed.length, skipped: 0 }, output };
  },
});

/** Runs a step with its line and its seconds; what it said follows when it failed. */
export async function runStep({ name, run }: Step): Promise<Count> {
  const began = performance.now();
  process.stdout.write(`${name} … `);
  const { count, output } = await run();
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(count.failed > 0 ? `failed after ${seconds}\n${output.trimEnd()}\n` : seconds);
  return count;
}
