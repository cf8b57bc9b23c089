import { type Announce, endWithFacts, gathering, type Listeners, type NewFact, type ToldFact } from './announce.ts';
import type { Database } from './db.ts';
import { type OpenTransaction, openTransaction } from './open-transaction.ts';
import { RememberedRefusal } from './refusal.ts';

/** What the transactions of one server share. */
export type TransactionKit = Listeners & {
  readonly db: Database;
  /** Carries facts out after commit; realtime listens here. It must not throw: what it tells has happened. */
  readonly tell: (facts: readonly ToldFact[]) => void;
};

/** The work of one request inside its transaction. */
export type Work<T> = (tx: OpenTransaction, announce: Announce) => Promise<T>;

// The database broke a tie between two transactions; trying again is the documented cure.
const TIES = new Set(['40001', '40P01']);
const TRIES = 4;

/** True when the database gave up this try so that another transaction could go on. */
const isTie = (error: unknown): boolean => TIES.has((error as { code?: string }).code ?? '');

async function once<T>(kit: TransactionKit, mode: 'read' | 'write', now: Date, work: Work<T>): Promise<T> {
  const tx = await openTransaction(kit.db, mode);
  const facts: NewFact[] = [];
  let told: ToldFact[];
  let result: T;
  try {
    result = await work(tx, gathering(tx, now, kit, facts));
    // A remembered refusal undid its work, so what that work announced did not happen.
    told = await endWithFacts(tx, result instanceof RememberedRefusal ? [] : facts, kit);
    await tx.end();
  } catch (error) {
    await tx.giveUp().catch(() => {});
    throw error;
  }
  if (told.length > 0) kit.tell(told);
  return result;
}

/** Runs work in one transaction. Facts leave after commit; a refusal or a failure undoes everything. */
export async function transact<T>(kit: TransactionKit, mode: 'read' | 'write', now: Date, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(kit, mode, now, work);
    } catch (error) {
      if (!isTie(error) || attempt === TRIES) throw error;
    }
  }
}
