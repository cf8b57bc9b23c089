import { execFile } from 'node:child_process';
import { chown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-postgres-binaries.ts';
import { StartError } from './start-error.ts';

const run = promisify(execFile);
const NOBODY = 65_534;

/** As whom PostgreSQL's programs run: they refuse to run as root. */
export type Account = {
  /** A command that is put in front, such as one that enters a user namespace. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
};

/** The caller's own account, which is all that an ordinary user needs. */
const self: Account = { prefix: [], ids: undefined };

/** Root looks like nobody inside, yet reads and writes root's own files, even below folders of mode 0700. */
const namespaced: Account = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  ids: undefined,
};

/** A child's environment: the caller's locale and PG… variables must not change what is made. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
});

/** The command line and the spawn options that run a program as this account. */
export function commandAs(account: Account, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return { command, args: rest, options: { env: cleanEnvironment(), ...account.ids } };
}

async function canWork(account: Account, folder: string, binaries: Binaries): Promise<boolean> {
  const line = commandAs(account, '/bin/sh', ['-c', 'test -w "$0" && exec "$1" --version', folder, binaries.postgres]);
  return run(line.command, line.args, line.options).then(
    () => true,
    () => false,
  );
}

async function handOver(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await lstat(path)).isDirectory()) await handOver(path, uid, gid);
    else await chown(path, uid, gid);
  }
}

/**
 * Chooses the account that works in a folder. For root that is a user namespace; where those are
 * switched off, as in many containers, the folder is handed to another account once and stays its own.
 */
export async function chooseAccount(folder: string, binaries: Binaries): Promise<Account> {
  if (process.getuid?.() !== 0) return self;
  const owner = await stat(folder);
  if (owner.uid !== 0) return { prefix: [], ids: { uid: owner.uid, gid: owner.gid } };
  if (await canWork(namespaced, folder, binaries)) return namespaced;

  const host = await stat(dirname(dirname(folder)));
  const ids = host.uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid: host.uid, gid: host.gid };
  const other: Account = { prefix: [], ids };
  await handOver(folder, ids.uid, ids.gid);
  if (await canWork(other, folder, binaries)) return other;
  await handOver(folder, 0, 0);
  throw new StartError(
    `PostgreSQL refuses to run as root, and no other account reaches ${dirname(folder)}; start Kriit as an ordinary ` +
      'user, set KRIIT_DATA to a folder that every account may pass through, or set DATABASE_URL.',
  );
}
