import { announcing, type ToldFact } from './announce.ts';
import { RememberedRefusal } from './refusal.ts';
import { isTie, type OpenTransaction, type TransactionKit, transact, type Work } from './transaction.ts';

type Task = {
  readonly now: Date;
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Outcome = { settle: () => void; told: readonly ToldFact[] };

/** Requests that share one transaction at most. */
const LARGEST_GROUP = 100;

async function runInSavepoint(kit: TransactionKit, tx: OpenTransaction, task: Task): Promise<Outcome> {
  const told: ToldFact[] = [];
  const point = await tx.savepoint('one').execute();
  try {
    const value = await task.work(point as unknown as OpenTransaction, announcing(point, task.now, kit, told));
    await point.releaseSavepoint('one').execute();
    return { settle: () => task.resolve(value), told: value instanceof RememberedRefusal ? [] : told };
  } catch (error) {
    await point.rollbackToSavepoint('one').execute();
    // One that lost a tie is tried again by itself, after the others are safe.
    const settle = isTie(error)
      ? () => void transact(kit, 'write', task.now, task.work).then(task.resolve, task.reject)
      : () => task.reject(error);
    return { settle, told: [] };
  }
}

/**
 * Group commit: requests that wait together share one transaction, each in its own savepoint.
 * Each is answered, and its facts leave, after the common commit. Nothing waits while idle.
 */
export function grouping(kit: TransactionKit): <T>(now: Date, work: Work<T>) => Promise<T> {
  const waiting: Task[] = [];
  let busy = false;

  const drain = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0, LARGEST_GROUP);
      try {
        const outcomes = await transact(kit, 'write', (group[0] as Task).now, async (tx) => {
          const done: Outcome[] = [];
          for (const task of group) done.push(await runInSavepoint(kit, tx, task));
          return done;
        });
        for (const { settle, told } of outcomes) {
          settle();
          if (told.length > 0) kit.tell(told);
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    busy = false;
  };

  return <T>(now: Date, work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ now, work, resolve: resolve as (value: unknown) => void, reject });
      if (!busy) void drain();
    });
}
