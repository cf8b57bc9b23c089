import { sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, type Transaction } from '#platform/server/db.ts';
import { STAFF } from '../contract/staff.ts';
import { countsAsStaff } from '../rules/counts-as-staff.ts';

/** Whether the caller counts as staff of a school (S2 section 5). */
export async function isStaffIn(
  tx: Transaction,
  { user_id, role }: Actor,
  school_id: number,
  now: Date,
): Promise<boolean> {
  const { is_staff } = await oneRow(
    tx,
    sql<{ is_staff: boolean }>`select ${hasRoleIn(sql`${user_id}`, sql`${school_id}`, now, STAFF)} as is_staff`,
  );
  return countsAsStaff(role, school_id, is_staff);
}
