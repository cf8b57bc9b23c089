import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const isSocket = (name: string): boolean => name.startsWith('.s.PGSQL.');

/**
 * Whether a socket can lie in a folder: its whole path must fit into about a hundred bytes, and some file systems
 * (those of Windows, many that are mounted from elsewhere) know none.
 */
export async function holdsSockets(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  // As long as the longest name that PostgreSQL gives to its own.
  const server = createServer().listen(join(folder, `try-${process.pid}`.padEnd('.s.PGSQL.65535'.length, '-')));
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Takes away what a database that was killed has left; the next one has another port, and so another name. */
export async function removeSockets(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isSocket)) await rm(join(folder, name), { force: true });
}
