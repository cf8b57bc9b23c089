import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { User } from '../contract/shapes.ts';

/** Some people as messaging shows them. */
export async function usersById(tx: Transaction, person_ids: readonly number[]): Promise<ReadonlyMap<number, User>> {
  if (person_ids.length === 0) return new Map();
  const found = await rows(
    tx,
    sql<{ user: User }>`
      select ${userJson(sql.ref('asked.id'))} as user from unnest(${[...person_ids]}::int[]) as asked (id)`,
  );
  return new Map(found.flatMap(({ user }) => (user ? [[user.id, user]] : [])));
}
