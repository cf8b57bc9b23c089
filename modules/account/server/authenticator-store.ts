import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { stepOfCode } from '#platform/server/one-time-code.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import { STEP_TRIES } from '../contract/limits.ts';
import { accountKey } from './account-key-store.ts';

/** Keeps the secret of an app that is being set up; false when the person has one that counts already. */
export async function keepAppSecret(tx: Transaction, person_id: number, secret: string): Promise<boolean> {
  const sealed_secret = seal(await accountKey(tx), secret);
  const kept = await rows(
    tx,
    sql`
      insert into account.factor (person_id, factor, sealed_secret, tries_left)
      values (${person_id}, 'app', ${sealed_secret}, ${STEP_TRIES})
      on conflict (person_id, factor) do update
        set sealed_secret = excluded.sealed_secret, last_step = null, tries_left = excluded.tries_left
        where not factor.is_on
      returning factor`,
  );
  return kept.length > 0;
}

/**
 * Whether a code is one that the person's app shows now and that was not used before. The row is held, so that of two
 * who show the same code at the same moment one is let in.
 */
export async function spendAppCode(tx: Transaction, person_id: number, code: string, now: Date): Promise<boolean> {
  const app = await firstRow(
    tx,
    sql<{ sealed_secret: Buffer; last_step: number | null }>`
      select sealed_secret, last_step from account.factor
      where person_id = ${person_id} and factor = 'app' for update`,
  );
  if (!app) return false;
  const secret = unseal(await accountKey(tx), app.sealed_secret) as string;
  const step = await stepOfCode(secret, code, app.last_step, now);
  if (step === null) return false;
  await rows(tx, sql`update account.factor set last_step = ${step} where person_id = ${person_id} and factor = 'app'`);
  return true;
}
