import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What `postmaster.pid` says about the PostgreSQL of a cluster. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Where its socket lies; empty where it listens on the network only. */
  readonly socket_folder: string;
  readonly is_ready: boolean;
};

/** A dead orphan keeps its id until the first process of the machine reaps it, in some containers never. */
export function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** True while a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

const fileIn = (folder: string): string => join(folder, 'postmaster.pid');

/** Reads the postmaster's own file; undefined when there is none or it is not complete yet. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(fileIn(folder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0 && port > 0)) return undefined;
  return { pid, port, socket_folder: lines[4]?.trim() ?? '', is_ready: lines[7]?.trim() === 'ready' };
}

/** Takes away the file of a dead postmaster whose id still, or again, seems to be in use: PostgreSQL would not start. */
export const removePidFile = (folder: string): Promise<void> => rm(fileIn(folder), { force: true });
