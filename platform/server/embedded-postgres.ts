import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cluster, openCluster } from './embedded-postgres-cluster.ts';
import { knock, takeOwnership } from './embedded-postgres-hold.ts';
import { isAlive, isZombie, type Postmaster, readPostmaster, removePidFile } from './embedded-postgres-pid.ts';
import { endPostgres, launchPostgres } from './embedded-postgres-process.ts';
import { findFreePort } from './free-port.ts';
import { StartError } from './start-error.ts';

const PATIENCE_MS = 20_000;
const STRANGER_PATIENCE_MS = 2_000;
const PAUSE_MS = 50;
const RETRY_MS = 1_000;
const REVIVAL_MS = 1_000;
// Endings that pass by themselves: another start was faster, the port was just taken, old backends are still leaving.
const PASSING = /postmaster\.pid|pre-existing shared memory|could not (bind|create any TCP)/;

type Options = {
  /** The data folder; the database lives in a private folder inside. */
  readonly folder: string;
  /** False gives up safety against power cuts for speed: for tests. */
  readonly durable?: boolean;
  /** Gives up a start that is under way; nothing stays running. */
  readonly signal?: AbortSignal;
  /** Told when the database died and did not come back at once. */
  readonly onTrouble?: (error: unknown) => void;
};

export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };

type Task = {
  readonly cluster: Cluster;
  readonly durable: boolean;
  readonly stopping: AbortSignal;
  /** The port that the pool knows; a first start may take any. */
  readonly port?: number;
};

type Held = { readonly client: Client; readonly postmaster: Postmaster };

export function urlOf({ password }: Cluster, { port, socket_folder }: Postmaster): string {
  const address = `postgres://kriit:${password}@127.0.0.1:${port}/kriit`;
  return socket_folder === '' ? address : `${address}?host=${encodeURIComponent(socket_folder)}`;
}

/** Starts PostgreSQL; false when it could not start yet but may in a moment. */
async function launch({ cluster, durable, stopping, port }: Task, dead: Postmaster | undefined): Promise<boolean> {
  if (dead !== undefined && isZombie(dead.pid)) await removePidFile(cluster.folder);
  const reason = await launchPostgres(cluster, port ?? (await findFreePort()), durable, stopping);
  if (reason === undefined || PASSING.test(reason)) return reason === undefined;
  throw new StartError(`The embedded database did not start: ${reason}.`);
}

async function own({ cluster }: Task, client: Client, postmaster: Postmaster): Promise<Held> {
  if (await takeOwnership(client)) return { client, postmaster };
  await client.end();
  const folder = cluster.dataFolder;
  throw new StartError(`Another Kriit uses the data folder ${folder}; stop it, or set KRIIT_DATA to another folder.`);
}

/** Finds the running PostgreSQL of the cluster, or starts it, and takes ownership of the folder. */
async function hold(task: Task): Promise<Held> {
  const { cluster, stopping } = task;
  const pause = () => delay(PAUSE_MS, undefined, { signal: stopping });
  let patientUntil = Date.now() + PATIENCE_MS;
  let strangerSince: number | undefined;
  while (Date.now() < patientUntil) {
    const postmaster = await readPostmaster(cluster.folder);
    if (postmaster === undefined || !isAlive(postmaster.pid)) {
      // Recovery after a crash takes as long as it takes; what follows is quick again.
      if (await launch(task, postmaster)) patientUntil = Date.now() + PATIENCE_MS;
      else await pause();
      continue;
    }
    const found = await knock(urlOf(cluster, postmaster));
    if (found.is === 'open') return own(task, found.client, postmaster);
    // A postmaster listens within moments of writing its file. If nobody answers for longer, it is gone
    // and its id was given to another program; PostgreSQL checks its shared memory as well before it starts.
    strangerSince = found.is === 'stranger' ? (strangerSince ?? Date.now()) : undefined;
    const isGone = strangerSince !== undefined && Date.now() - strangerSince > STRANGER_PATIENCE_MS;
    await (isGone ? removePidFile(cluster.folder) : pause());
  }
  throw new StartError(`The embedded database did not become ready; its log is ${cluster.logFile}.`);
}

/**
 * Runs the PostgreSQL of a data folder: makes it if there is none, adopts one that a killed server left
 * running, starts it again on the same port whenever it dies, and refuses a folder that another server owns.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, durable = true, onTrouble } = options;
  const stop = new AbortController();
  const stopping = stop.signal;
  const { signal = stopping } = options;
  const cluster = await openCluster(folder, durable, signal);
  const first = await hold({ cluster, durable, stopping: signal });
  const { port } = first.postmaster;
  let owned: Held | undefined;
  let revival: Promise<void> | undefined;

  const watch = (held: Held): void => {
    owned = held;
    held.client.once('end', () => {
      owned = undefined;
      if (ending === undefined) revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    while (!stopping.aborted) {
      try {
        return watch(await hold({ cluster, durable, stopping, port }));
      } catch (error) {
        if (!stopping.aborted) onTrouble?.(error);
        await delay(RETRY_MS, undefined, { signal: stopping }).catch(() => {});
      }
    }
  };
  const end = async (): Promise<void> => {
    // A database that is just coming back is waited for, because one that nobody owns would stay running.
    await Promise.race([revival, delay(REVIVAL_MS, undefined, { ref: false })]);
    stop.abort();
    await revival;
    const isOwner = owned !== undefined;
    await owned?.client.end().catch(() => {});
    if (isOwner) await endPostgres(cluster.folder);
  };
  let ending: Promise<void> | undefined;
  watch(first);
  return {
    url: urlOf(cluster, first.postmaster),
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
}
