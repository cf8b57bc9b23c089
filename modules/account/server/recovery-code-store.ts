import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Connection, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { RECOVERY_CODES } from '../contract/limits.ts';
import { RECOVERY_LENGTH, RECOVERY_LETTERS, showRecoveryCode } from '../rules/step-code.ts';
import { hashOfCode } from './account-key-store.ts';

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('');

export const forgetRecoveryCodes = (tx: Transaction, person_id: number): Promise<unknown> =>
  rows(tx, sql`delete from account.recovery_code where person_id = ${person_id}`);

/** Puts new codes in the place of whatever a person had; they are shown now and never again. */
export async function newRecoveryCodes(tx: Transaction, person_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await hashOfCode(tx, person_id, code));
  await forgetRecoveryCodes(tx, person_id);
  await rows(
    tx,
    sql`
      insert into account.recovery_code (person_id, code_hash)
      select ${person_id}, unnest(${hashes}::bytea[])`,
  );
  return codes.map(showRecoveryCode);
}

/** Uses a code up; false when it is none, or was used before. */
export async function spendRecoveryCode(tx: Transaction, person_id: number, code: string): Promise<boolean> {
  const code_hash = await hashOfCode(tx, person_id, code);
  const spent = await rows(
    tx,
    sql`
      delete from account.recovery_code where person_id = ${person_id} and code_hash = ${code_hash}
      returning person_id`,
  );
  return spent.length > 0;
}

export async function countRecoveryCodes(tx: Connection, person_id: number): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from account.recovery_code where person_id = ${person_id}`,
  );
  return count;
}
