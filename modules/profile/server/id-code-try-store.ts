import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { ID_CODE_TRIES_PER_DAY } from '../contract/limits.ts';

const aDayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/** Counts a try to say which id code is one's own; false when the day's measure is full. */
export async function countIdCodeTry(tx: Transaction, { user_id }: Actor, now: Date): Promise<boolean> {
  const isCounted = sql`id_code_try.counted_from > ${aDayBefore(now)}`;
  const { tries } = await oneRow(
    tx,
    sql<{ tries: number }>`
      insert into profile.id_code_try (person_id, tries, counted_from) values (${user_id}, 1, ${now})
      on conflict (person_id) do update set
        tries = case when ${isCounted} then id_code_try.tries + 1 else 1 end,
        counted_from = case when ${isCounted} then id_code_try.counted_from else excluded.counted_from end
      returning tries`,
  );
  return tries <= ID_CODE_TRIES_PER_DAY;
}

export const forgetOldTries = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from profile.id_code_try where counted_from <= ${aDayBefore(now)}`);
