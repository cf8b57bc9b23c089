import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { KeptJournal } from './settings-store.ts';

/** Locks a journal that is held for it, or opens it. */
export const writeLock = (
  tx: Transaction,
  actor: Actor,
  { id }: KeptJournal,
  is_locked: boolean,
  now: Date,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update journal.journal set locked_at = ${is_locked ? now : null}, locked_by = ${is_locked ? actor.user_id : null}
      where id = ${id}`,
  );
