import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { commandAs } from './embedded-postgres-account.ts';
import type { Cluster } from './embedded-postgres-cluster.ts';
import { isAlive, readPostmaster } from './embedded-postgres-pid.ts';
import { removeSockets } from './embedded-postgres-sockets.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Nothing that was answered is ever lost. */
const KEPT = { synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' };

/** For a database that is thrown away at the end of a test run: it looks after nothing that only later days would need. */
const FORGOTTEN = {
  synchronous_commit: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
};

function flags({ socketFolder }: Cluster, port: number, durable: boolean): string[] {
  const settings = {
    // Over a socket a question and its answer cost a third less, and nobody else on the machine can even knock.
    listen_addresses: socketFolder === undefined ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    port,
    shared_buffers: '128MB',
    // The largest pool and those beside it, the connections that listen and that hold the folder, a backup's, and those that
    // PostgreSQL keeps for a superuser.
    max_connections: 115,
    ...(durable ? KEPT : FORGOTTEN),
    // After a crash one flush of the whole disk takes a fraction of the thousand single ones that are the default.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements are the server's to report: here their texts would repeat personal data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`);
  const file = await open(path, 'a', 0o600);
  return { file, start: (await file.stat()).size };
}

/** The reason that this process gave in the log for ending; backends of an earlier one may still be writing there too. */
async function reasonIn(path: string, start: number, pid: number | undefined): Promise<string> {
  const lines = (await readFile(path)).subarray(start).toString().trim().split('\n');
  const own = lines.filter((line) => line.includes(`[${pid}] `));
  const line = own.findLast((text) => /(FATAL|PANIC):/.test(text)) ?? own.at(-1) ?? lines.at(-1);
  return line?.replace(/^.*(FATAL|PANIC): +/, '') || 'it gave no reason';
}

/** Starts PostgreSQL and waits until it is ready; answers the reason if it ends instead. Stopping ends it again. */
export async function launchPostgres(
  cluster: Cluster,
  port: number,
  durable: boolean,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const { file, start } = await openLog(cluster.logFile);
  if (cluster.socketFolder !== undefined) await removeSockets(cluster.socketFolder);
  const line = commandAs(cluster.account, cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    ...flags(cluster, port, durable),
  ]);
  // In a session of its own a Ctrl-C at the terminal does not reach it: the server drains first.
  const child = spawn(line.command, line.args, {
    ...line.options,
    detached: true,
    stdio: ['ignore', file.fd, file.fd],
  });
  child.unref();
  const ended = once(child, 'exit').catch(() => undefined);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  await file.close();
  while (!hasEnded) {
    if (stopping.aborted) {
      child.kill('SIGINT');
      await ended;
      throw stopping.reason;
    }
    const postmaster = await readPostmaster(cluster.folder);
    if (postmaster?.pid === child.pid && postmaster?.is_ready) return undefined;
    await Promise.race([ended, delay(10)]);
  }
  return reasonIn(cluster.logFile, start, child.pid);
}

/** Shuts PostgreSQL down: fast, then at once; the write-ahead log makes even the last step safe. */
export async function endPostgres(folder: string): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 3_000 },
    { signal: 'SIGQUIT', patience: 700 },
    { signal: 'SIGKILL', patience: 300 },
  ] as const;
  const pid = (await readPostmaster(folder))?.pid;
  for (const { signal, patience } of steps) {
    if (pid === undefined || !isAlive(pid)) return;
    process.kill(pid, signal);
    for (const end = Date.now() + patience; Date.now() < end; await delay(20)) {
      if (!isAlive(pid)) return;
    }
  }
}
