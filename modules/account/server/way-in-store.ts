import { sql } from 'kysely';
import { holdIdentity } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, type Transaction } from '#platform/server/db.ts';
import type { WaysIn } from '../rules/may-lose-way-in.ts';

/** By which ways the caller can still get in. An eID counts once it has shown that it is theirs. */
export async function waysInOf(tx: Transaction, { user_id }: Actor): Promise<WaysIn> {
  const identity = await holdIdentity(tx, user_id);
  const own = await oneRow(
    tx,
    sql<Omit<WaysIn, 'has_eid'>>`
      select exists (select from account.credential where person_id = ${user_id}) as has_password,
             (select count(*) from account.passkey where person_id = ${user_id}) as passkeys`,
  );
  return { ...own, has_eid: identity?.is_verified === true && identity.id_code !== null };
}
