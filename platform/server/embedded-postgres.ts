import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cluster, openCluster } from './embedded-postgres-cluster.ts';
import { knock, takeOwnership } from './embedded-postgres-hold.ts';
import { isAlive, isZombie, readPostmaster, removePidFile } from './embedded-postgres-pid.ts';
import { endPostgres, findFreePort, launchPostgres } from './embedded-postgres-process.ts';
import { StartError } from './start-error.ts';

const PATIENCE_MS = 20_000;
const STRANGER_PATIENCE_MS = 2_000;
const RETRY_MS = 1_000;
// Endings that pass by themselves: another start was faster, the port was just taken, old backends are still leaving.
const PASSING = /postmaster\.pid|pre-existing shared memory|could not (bind|create any TCP)/;

type Held = { readonly client: Client; readonly port: number };

export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };

type Options = {
  /** The data folder; the database lives in a private folder inside. */
  readonly folder: string;
  /** False gives up safety against power cuts for speed: for tests. */
  readonly durable?: boolean;
  /** Told when the database died and did not come back at once. */
  readonly onTrouble?: (error: unknown) => void;
};

const urlOf = (cluster: Cluster, port: number): string =>
  `postgres://kriit:${cluster.password}@127.0.0.1:${port}/kriit`;

/** Finds the running PostgreSQL of the cluster, or starts it, and takes ownership of the folder. */
async function hold(cluster: Cluster, durable: boolean, stopping: AbortSignal, wantedPort?: number): Promise<Held> {
  let since = Date.now();
  let strangerSince: number | undefined;
  while (Date.now() - since < PATIENCE_MS) {
    stopping.throwIfAborted();
    const postmaster = await readPostmaster(cluster.folder);
    if (postmaster === undefined || !isAlive(postmaster.pid)) {
      if (postmaster !== undefined && isZombie(postmaster.pid)) await removePidFile(cluster.folder);
      const reason = await launchPostgres(cluster, wantedPort ?? (await findFreePort()), durable, stopping);
      // Recovery after a crash takes as long as it takes; what follows is quick again.
      since = reason === undefined ? Date.now() : since;
      if (reason !== undefined && !PASSING.test(reason))
        throw new StartError(`The embedded database did not start: ${reason}.`);
      if (reason !== undefined) await delay(50);
      continue;
    }
    const found = await knock(urlOf(cluster, postmaster.port));
    if (found.is === 'open') {
      if (await takeOwnership(found.client)) return { client: found.client, port: postmaster.port };
      await found.client.end();
      throw new StartError('Another Kriit uses this data folder; stop it, or set KRIIT_DATA to another folder.');
    }
    // A postmaster listens within moments of writing its file. If nobody answers for longer, it is gone
    // and its id was given to another program; PostgreSQL checks its shared memory as well before it starts.
    strangerSince = found.is === 'stranger' ? (strangerSince ?? Date.now()) : undefined;
    if (strangerSince !== undefined && Date.now() - strangerSince > STRANGER_PATIENCE_MS)
      await removePidFile(cluster.folder);
    else await delay(50);
  }
  throw new StartError('The embedded database did not become ready; its log is in the data folder.');
}

/**
 * Runs the PostgreSQL of a data folder: makes it if there is none, adopts one that a killed server left
 * running, starts it again on the same port whenever it dies, and refuses a folder that another server owns.
 */
export async function startEmbeddedPostgres({ folder, durable = true, onTrouble }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder, durable);
  const stopping = new AbortController();
  let held = await hold(cluster, durable, stopping.signal);
  const { port } = held;
  let revival: Promise<void> | undefined;

  const revive = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        held = await hold(cluster, durable, stopping.signal, port);
        return watch();
      } catch (error) {
        if (stopping.signal.aborted) return;
        onTrouble?.(error);
        await delay(RETRY_MS);
      }
    }
  };
  const watch = (): void => {
    held.client.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
  };
  watch();

  return {
    url: urlOf(cluster, port),
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await revival;
      await held.client.end().catch(() => {});
      await endPostgres(cluster.folder);
    },
  };
}
