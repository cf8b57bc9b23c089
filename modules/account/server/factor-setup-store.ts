import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { STEP_TRIES } from '../contract/limits.ts';
import type { Factor, SentFactor } from '../contract/second-step.ts';
import { hashOfCode, isCodeOf } from './account-key-store.ts';
import { spendAppCode } from './authenticator-store.ts';

/** What a code turned out to be. */
export type CodeFate = 'right' | 'wrong' | 'expired';

/** Keeps the code that shows whether an address is reached; false when the method counts already. */
export async function keepFactorCode(
  tx: Transaction,
  person_id: number,
  factor: SentFactor,
  code: string,
  expires_at: Date,
): Promise<boolean> {
  const code_hash = await hashOfCode(tx, person_id, code);
  const kept = await rows(
    tx,
    sql`
      insert into account.factor (person_id, factor, code_hash, code_expires_at, tries_left)
      values (${person_id}, ${factor}, ${code_hash}, ${expires_at}, ${STEP_TRIES})
      on conflict (person_id, factor) do update
        set code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at,
            tries_left = excluded.tries_left
        where not factor.is_on
      returning factor`,
  );
  return kept.length > 0;
}

type Setup = { is_on: boolean; code_hash: Buffer | null; code_expires_at: string | null; tries_left: number };

/** Where a person stands with a method that is being turned on; held, so that tries are counted one after the other. */
export const setupOf = (tx: Transaction, person_id: number, factor: Factor): Promise<Setup | undefined> =>
  firstRow(
    tx,
    sql<Setup>`
      select is_on, code_hash, code_expires_at, tries_left from account.factor
      where person_id = ${person_id} and factor = ${factor} for update`,
  );

/** Judges the first code of a method, and takes a try for it. */
export async function judgeFirstCode(
  tx: Transaction,
  person_id: number,
  factor: Factor,
  { code_hash, code_expires_at }: Setup,
  code: string,
  now: Date,
): Promise<CodeFate> {
  await rows(
    tx,
    sql`
      update account.factor set tries_left = tries_left - 1 where person_id = ${person_id} and factor = ${factor}`,
  );
  if (factor === 'app') return (await spendAppCode(tx, person_id, code, now)) ? 'right' : 'wrong';
  if (code_expires_at === null || new Date(code_expires_at) <= now) return 'expired';
  return (await isCodeOf(tx, person_id, code, code_hash)) ? 'right' : 'wrong';
}

/** From now on sign-ins ask for it. */
export const turnFactorOn = (tx: Transaction, person_id: number, factor: Factor, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      update account.factor set is_on = true, code_hash = null, code_expires_at = null, last_used_at = ${now}
      where person_id = ${person_id} and factor = ${factor}`,
  );
