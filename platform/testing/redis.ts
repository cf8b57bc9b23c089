import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { findFreePort } from '#platform/server/free-port.ts';
import { temporaryFolder } from './product.ts';

const run = promisify(execFile);
const NAMES = ['redis-server', 'valkey-server'];
const INSTALL_MS = 180_000;

async function onPath(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const path of folders.flatMap((folder) => NAMES.map((name) => join(folder, name))))
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  return undefined;
}

/** A Redis or Valkey of this machine, installed where root may; undefined where there is none to be had. */
export async function findRedis(): Promise<string | undefined> {
  const found = await onPath();
  if (found !== undefined || process.getuid?.() !== 0) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { env, timeout: INSTALL_MS });
  await install()
    .catch(() => run('apt-get', ['update'], { timeout: INSTALL_MS }).then(install))
    .catch(() => {});
  return onPath();
}

/** Starts a real server that keeps nothing. */
export async function startRedis(program: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder();
  const port = await findFreePort();
  const child = spawn(program, ['--port', String(port), '--save', '', '--bind', '127.0.0.1', '--dir', folder.path], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => 50 }).on('error', () => {});
  await client.ping();
  client.disconnect();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}
