import { batched } from './batch.ts';
import { Refusal } from './refusal.ts';
import { type TransactionKit, transact, type Work } from './transaction.ts';

type Task = { readonly now: Date; readonly work: Work<unknown> };

/** Groups that read at the same time at most: while the database answers one, another is taken apart here. */
const GROUPS = 3;
/** Requests that share one transaction at most: larger groups save little more, and the first of them waits for the last. */
const LARGEST_GROUP = 32;

/**
 * Requests that only read and wait together share one transaction and, where stores are written so (`sharing`), their
 * statements. Nothing is undone for a neighbour who is refused. One that fails is tried once more by itself, because in a
 * common transaction everybody fails with whoever did. Nothing waits while idle.
 */
export function reading(kit: TransactionKit): <T>(now: Date, work: Work<T>) => Promise<T> {
  const together = batched(
    (tasks: Task[]) =>
      transact(kit, 'read', tasks[0]?.now ?? new Date(), (tx, announce) =>
        Promise.allSettled(tasks.map(({ work }) => work(tx, announce))),
      ),
    { largest: LARGEST_GROUP, parallel: GROUPS },
  );
  return async <T>(now: Date, work: Work<T>): Promise<T> => {
    const outcome = await together({ now, work }).catch((reason: unknown) => ({ status: 'rejected' as const, reason }));
    if (outcome.status === 'fulfilled') return outcome.value as T;
    if (outcome.reason instanceof Refusal) throw outcome.reason;
    return transact(kit, 'read', now, work);
  };
}
