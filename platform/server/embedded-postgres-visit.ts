import { type EmbeddedPostgres, startEmbeddedPostgres, urlOf } from './embedded-postgres.ts';
import { openCluster } from './embedded-postgres-cluster.ts';
import { knock } from './embedded-postgres-hold.ts';
import { isAlive, readPostmaster } from './embedded-postgres-pid.ts';

/** Reaches the database of a data folder whether or not a server runs on it; one that had to be started is stopped again. */
export async function visitEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder, true, new AbortController().signal);
  const postmaster = await readPostmaster(cluster.folder);
  if (postmaster && isAlive(postmaster.pid)) {
    const url = urlOf(cluster, postmaster);
    const found = await knock(url);
    if (found.is === 'open') {
      await found.client.end();
      return { url, stop: async () => {} };
    }
  }
  return startEmbeddedPostgres({ folder });
}
