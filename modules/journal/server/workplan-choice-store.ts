import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal, refusingOn } from '#platform/server/refusal.ts';
import { type JournalFacts, loadReadable } from './journal-store.ts';

/** Takes hold of a journal for which the caller may choose a workplan: its teachers, and the school's leaders, while it is open. */
export async function holdPlanned(tx: Transaction, actor: Actor, id: number): Promise<JournalFacts> {
  // Held first and read then: a statement that had to wait would see the journal as it was before.
  await rows(
    tx,
    sql`
      select from journal.journal where id = ${id} and school_id = ${actor.role?.school_id ?? 0} for no key update`,
  );
  const { journal, may } = await loadReadable(tx, actor, id);
  if (!journal.teaches && !may.keep) throw new Refusal('journal_not_found');
  if (!may.plan) throw new Refusal('journal_locked');
  return journal;
}

/** Whoever deletes the plan at the same moment is seen by the foreign key. */
export const writeWorkplanOf = (tx: Transaction, { id }: JournalFacts, workplan_id: number | null): Promise<unknown> =>
  refusingOn(
    { journal_school_id_workplan_id_fkey: 'workplan_not_found' },
    rows(tx, sql`update journal.journal set workplan_id = ${workplan_id} where id = ${id}`),
  );

/** The plan that a journal follows, by name. */
export const workplanNamed = async (
  tx: Transaction,
  { workplan_id }: Pick<JournalFacts, 'workplan_id'>,
): Promise<{ id: number; name: string; is_shared: boolean } | null> =>
  (await firstRow(
    tx,
    sql<{
      id: number;
      name: string;
      is_shared: boolean;
    }>`select id, name, is_shared from journal.workplan where id = ${workplan_id}`,
  )) ?? null;
