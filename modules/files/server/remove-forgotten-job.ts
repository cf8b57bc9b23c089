import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import type { Log } from '#platform/server/log.ts';
import { removeDue } from './removal-store.ts';

const EVERY_MS = 60_000;
const FIRST_MS = 3_000;

type Parts = { readonly db: Database; readonly kit: FileKit; readonly clock: Clock; readonly log: Log };

/** Removes from the store what is due, as long as there is something and the store lets go of it. */
export async function removeForgotten({ db, kit, clock, log }: Parts): Promise<void> {
  for (;;) {
    const { count, trouble } = await removeDue(db, clock(), kit.store.remove);
    if (trouble !== undefined) log.error({ err: trouble }, 'remove files');
    if (count === 0 || trouble !== undefined) return;
  }
}

/**
 * Keeps the store and the spool free of what nobody needs, once a minute. It is not in the queue of jobs: the notes in
 * the database are its queue, and each server has a spool of its own to look after.
 */
export function keepRemoving(parts: Parts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    // One after the other: whoever stops waits for the last one.
    running = running
      .then(() => removeForgotten(parts))
      .then(() => parts.kit.spool.clear())
      .catch((error) => parts.log.error({ err: error }, 'remove files'));
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
