import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Database } from '../db.ts';
import { freeWorker, showAlive } from './dead-workers.ts';

/** The database is away when workers give up, and takes a while to come back. */
const PAUSE_MS = 3_000;

/**
 * Without it a worker does not wait until the queue has heard how a job ended: one that is stopped would leave a job
 * behind that is done, and a database that is away in this moment would end the whole process.
 */
export const HEARD_TO_THE_END = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Runs workers until they are stopped. They give up when the queue cannot be told how a job ended; then their jobs are
 * given back and new ones begin.
 */
export async function runWorkers(
  db: Database,
  options: RunnerOptions,
  onTrouble: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  let worker_id = '';
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    worker_id = workerPool.id;
  });
  events.on('pool:listen:success', ({ client, workerPool }) => showAlive(client, workerPool.id, onTrouble));
  const begin = (): Promise<Runner> => run({ ...options, events });

  const end = new AbortController();
  let runner = await begin();
  async function keep(): Promise<void> {
    // However they ended, a rejection that nobody hears would end the whole server.
    await runner.promise.catch(onTrouble);
    while (!end.signal.aborted) {
      try {
        await sleep(PAUSE_MS, undefined, { signal: end.signal });
        await freeWorker(db.kysely, worker_id);
        runner = await begin();
        return keep();
      } catch (error) {
        if (!end.signal.aborted) onTrouble(error);
      }
    }
  }
  const kept = keep();
  return {
    async stop() {
      end.abort();
      // Refused by those who have given up just now.
      await runner.stop().catch(() => {});
      await kept;
    },
  };
}
