import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import { findFreePort } from '#platform/server/free-port.ts';

export const projectRoot = resolve(import.meta.dirname, '../..');

/** A server process of its own, started as `npm start` starts it once everything is installed and built. */
export type Product = {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** Asks it to stop and waits; gives the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
};

/** A temporary folder for a story; `remove` takes it away again. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'kriit-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Names the folder that `npm test` has furnished for all that need one. */
export const FURNISHED_VARIABLE = 'TEST_DATA_FOLDER';

/** A data folder with the demonstration in it, where a story is not about how that is made; without one to copy it is empty. */
export async function furnishedFolder(): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder();
  const furnished = process.env[FURNISHED_VARIABLE];
  // The owner comes along: PostgreSQL may have to run as somebody else.
  if (furnished) await promisify(execFile)('cp', ['-a', `${furnished}/.`, folder.path]);
  return folder;
}

/** What a process of ours may know of this one; with what was compiled before, as `npm start` has it, it starts in half the time. */
function ofOurs(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

/** Says what Node is told to run the server, where it is built; else its sources are run, which may be newer. */
export const SERVER_VARIABLE = 'TEST_SERVER';

const serverWords = (): readonly string[] => process.env[SERVER_VARIABLE]?.split(' ') ?? ['apps/server/main.ts'];

/** The process with its output, whether or not it ever becomes ready. */
export function launch(
  env: Readonly<Record<string, string>>,
  file?: string,
  args: readonly string[] = [],
  through: readonly string[] = [],
) {
  const [script = '', ...flags] = serverWords().toReversed();
  const [program = '', ...words] = [...through, process.execPath, ...flags.toReversed(), file ?? script, ...args];
  const child = spawn(program, words, {
    cwd: projectRoot,
    env: { ...ofOurs(), TMPDIR: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => done(code));
  });
  return { child, ended, printed: () => printed };
}

/** Starts the product and waits until it is ready; `through` names a command that starts it under limits of its own. */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  file?: string,
  through?: readonly string[],
): Promise<Product> {
  const port = env.PORT ? Number(env.PORT) : await findFreePort();
  const { child, ended, printed } = launch({ ...env, PORT: String(port) }, file, [], through);
  const url = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries === 1200) throw new Error(`the product did not start:\n${printed()}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    port,
    process: child,
    printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Where the demonstration's foreign page is; the product says it in the last line of its start. */
export async function hostPageOf({ printed }: Pick<Product, 'printed'>): Promise<string> {
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed()) ?? [];
    if (address !== undefined) return address;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The data of an answer of the main API. */
export async function readJson<Data>(address: string, init?: RequestInit): Promise<Data> {
  const answer = (await (await fetch(address, init)).json()) as { data: Data };
  return answer.data;
}

/** Signs in with an account of the demonstration, as a program would; gives the cookie. */
export async function signInTo({ url }: Pick<Product, 'url'>, username: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`${username} could not sign in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}
