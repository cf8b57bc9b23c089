import { sql } from 'kysely';
import { gathering, type NewFact, writeFacts } from './announce.ts';
import { RememberedRefusal } from './refusal.ts';
import { isTie, type OpenTransaction, type TransactionKit, transact, type Work } from './transaction.ts';

type Task = {
  readonly now: Date;
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

type Outcome = { settle: () => void; facts: readonly NewFact[] };

/** Requests that share one transaction at most. */
const LARGEST_GROUP = 100;

// The one before is over, whether it went well or was undone; both in one message, because there are so many.
const NEXT = sql.raw('release savepoint one; savepoint one');

async function runInSavepoint(kit: TransactionKit, tx: OpenTransaction, task: Task): Promise<Outcome> {
  const facts: NewFact[] = [];
  await NEXT.execute(tx);
  try {
    const value = await task.work(tx, gathering(tx, task.now, kit, facts));
    return { settle: () => task.resolve(value), facts: value instanceof RememberedRefusal ? [] : facts };
  } catch (error) {
    await sql`rollback to savepoint one`.execute(tx);
    // One that lost a tie is tried again by itself, after the others are safe.
    const settle = isTie(error)
      ? () => void transact(kit, 'write', task.now, task.work).then(task.resolve, task.reject)
      : () => task.reject(error);
    return { settle, facts: [] };
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
        const { done, told } = await transact(kit, 'write', (group[0] as Task).now, async (tx) => {
          const done: Outcome[] = [];
          await sql`savepoint one`.execute(tx);
          for (const task of group) done.push(await runInSavepoint(kit, tx, task));
          const facts = done.flatMap((one) => one.facts);
          return { done, told: await writeFacts(tx, facts) };
        });
        for (const { settle } of done) settle();
        if (told.length > 0) kit.tell(told);
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
