import { sql } from 'kysely';
import { hasRoleIn, wardsOf } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, type Transaction } from '#platform/server/db.ts';
import { loadReadable } from './journal-store.ts';
import { isForPupil, wasThere } from './reach-store.ts';

const { student, parent } = ROLE_TYPES;

/** The pupils whose lessons somebody sees: themselves, or the children of a parent. */
async function pupilsSeenBy(tx: Transaction, { role, user_id }: Actor): Promise<number[]> {
  if (role?.type_id === student) return [user_id];
  if (role?.type_id !== parent) return [];
  return (await wardsOf(tx, [user_id])).map(({ child_id }) => child_id);
}

/**
 * Files of a lesson are for those who may open its journal, and for pupils who were in it then and their guardians; those of
 * an individual lesson only for its own pupils.
 */
export async function maySeeLessonFiles(tx: Transaction, actor: Actor, event_id: number, now: Date): Promise<boolean> {
  const event = await firstRow(
    tx,
    sql<{ journal_id: number }>`select journal_id from journal.event where id = ${event_id} and deleted_at is null`,
  );
  if (event === undefined) return false;
  const pupils = await pupilsSeenBy(tx, actor);
  if (pupils.length === 0)
    return loadReadable(tx, actor, event.journal_id).then(
      () => true,
      () => false,
    );
  const found = await firstRow(
    tx,
    sql`
      select from journal.event join journal.journal on journal.id = event.journal_id
      join journal.student on student.journal_id = event.journal_id
      where event.id = ${event_id} and journal.school_id = ${actor.role?.school_id ?? 0}
        and student.person_id = any(${pupils}::int[]) and ${wasThere(sql.ref('event.event_date'))}
        and ${hasRoleIn(sql.ref('student.person_id'), sql.ref('journal.school_id'), now, [student])}
        and ${isForPupil(sql.ref('event.id'), sql.ref('student.person_id'))}`,
  );
  return found !== undefined;
}
