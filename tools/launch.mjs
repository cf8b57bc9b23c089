// The way in. `npm start`, `npm test` and the other scripts run this under whatever Node the machine has
// (20 or newer), so it uses built-ins only: it installs what is missing and hands over to the project's own Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdingInstallLock } from './install-lock.mjs';
import { SERVER } from './server-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const projectNode = join(root, 'node_modules/.bin/node');
const compileCache = join(root, '.cache/node');
const installLock = join(root, '.cache/installing');

/** The programs of each command, one after the other; further words go to the last one. */
const commands = {
  start: [['tools/build.ts'], SERVER],
  dev: [['tools/dev.ts']],
  build: [['tools/build.ts']],
  test: [['tools/test.ts']],
  'test:faults': [['tools/test.ts', '--full', 'tests/faults']],
  check: [['tools/test.ts', '--quick']],
  bench: [['tools/build.ts'], ['bench/run.ts']],
  backup: [['apps/server/backup.ts']],
  restore: [['apps/server/restore.ts']],
};

/** Runs a program to its end and answers its exit code; a signal that only we were sent is passed on. */
function run(program, args, stdio) {
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, NODE_COMPILE_CACHE: compileCache } });
  const passOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, output });
    });
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      resolve({ code: code ?? 128 + constants.signals[signal], output });
    });
  });
}

/** True when what npm last finished installing is what the lock file asks for; an interrupted install left no list. */
function isInstalled() {
  try {
    const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const installed = packagesIn('node_modules/.package-lock.json');
    const isRight = ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional);
    return existsSync(projectNode) && Object.entries(packagesIn('package-lock.json')).every(isRight);
  } catch {
    return false;
  }
}

async function install() {
  if (isInstalled()) return;
  const start = Date.now();
  process.stdout.write('Installing packages … ');
  // The npm that called us, on its own Node: the project's Node is among the files that are about to be replaced.
  const { npm_execpath, npm_node_execpath } = process.env;
  const [npm, ...words] = npm_execpath?.endsWith('npm-cli.js') ? [npm_node_execpath, npm_execpath] : ['npm'];
  const { code, output } = await run(npm, [...words, 'ci', '--include=dev'], ['ignore', 'pipe', 'pipe']);
  process.stdout.write(code === 0 ? `${Math.round((Date.now() - start) / 1000)} s\n` : `failed\n${output}`);
  if (code !== 0) process.exitCode = code;
}

const [command, ...words] = process.argv.slice(2);
const programs = commands[command];
if (programs === undefined) {
  console.error(`The commands are ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
if (!isInstalled()) {
  await holdingInstallLock(installLock, install).catch((error) => {
    console.error(`The packages cannot be installed: ${error.message}`);
    process.exitCode = 1;
  });
}
for (const [index, program] of programs.entries()) {
  if (process.exitCode) break;
  const isLast = index === programs.length - 1;
  const { code } = await run(projectNode, [...program, ...(isLast ? words : [])], 'inherit');
  process.exitCode = code;
}
