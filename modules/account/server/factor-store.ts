import { sql } from 'kysely';
import { ownDetails } from '#modules/people/server/doors.ts';
import { maskedAddress } from '#platform/contract/masked-address.ts';
import type { Language } from '#platform/contract/shapes.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Factor, SentFactor, StepMethod } from '../contract/second-step.ts';
import { type KnownFactor, stepMethods } from '../rules/step-methods.ts';
import { countRecoveryCodes, forgetRecoveryCodes } from './recovery-code-store.ts';
import { distrustDevices } from './trusted-device-store.ts';

/** Where the codes of a person go; null for the app, and where there is no address. */
export type FactorAddresses = Readonly<Record<Factor, string | null>> & { readonly language: Language };

export async function addressesOf(tx: Transaction, person_id: number): Promise<FactorAddresses> {
  const { email, phone, lang_code } = await ownDetails(tx, person_id);
  return { app: null, email, sms: phone, language: lang_code };
}

type FactorRow = { factor: Factor; last_used_at: string | null };

/** The methods that a person has turned on. */
export async function factorsOf(
  tx: Transaction,
  person_id: number,
  addresses: FactorAddresses,
): Promise<KnownFactor[]> {
  const found = await rows(
    tx,
    sql<FactorRow>`select factor, last_used_at from account.factor where person_id = ${person_id} and is_on`,
  );
  return found.map((row) => ({ ...row, is_reachable: row.factor === 'app' || addresses[row.factor] !== null }));
}

/** Holds what a person has of methods, so that of two changes at once the second sees what the first one left. */
export const holdFactors = (tx: Transaction, person_id: number): Promise<unknown> =>
  rows(tx, sql`select from account.factor where person_id = ${person_id} order by factor for update`);

/** The methods of a person's second step, held until the transaction is over. */
export async function heldFactors(tx: Transaction, person_id: number): Promise<Factor[]> {
  await holdFactors(tx, person_id);
  const found = await rows(
    tx,
    sql<{ factor: Factor }>`select factor from account.factor where person_id = ${person_id} and is_on`,
  );
  return found.map(({ factor }) => factor);
}

/** True for an account that a password alone does not open. */
export const hasSecondStep = async (tx: Transaction, person_id: number): Promise<boolean> =>
  (await firstRow(tx, sql`select from account.factor where person_id = ${person_id} and is_on limit 1`)) !== undefined;

/** The ways in which a person can take the second step now, each with as much of its address as may be shown. */
export async function waysToStep(
  tx: Transaction,
  person_id: number,
): Promise<{ method: StepMethod; sent_to: string | null }[]> {
  const addresses = await addressesOf(tx, person_id);
  const methods = stepMethods(await factorsOf(tx, person_id, addresses), await countRecoveryCodes(tx, person_id));
  return methods.map((method) => {
    const address = method === 'recovery_code' ? null : addresses[method];
    return { method, sent_to: address === null ? null : maskedAddress(address) };
  });
}

/** Whether codes may be sent to a person by a method, and where; null when that is turned off or has no address. */
export async function stepAddress(
  tx: Transaction,
  person_id: number,
  factor: SentFactor,
): Promise<{ recipient: string; language: Language } | null> {
  const addresses = await addressesOf(tx, person_id);
  const isOn = (await factorsOf(tx, person_id, addresses)).some((one) => one.factor === factor);
  const recipient = addresses[factor];
  return isOn && recipient !== null ? { recipient, language: addresses.language } : null;
}

/** Marks a method as used, so that it is offered first the next time. */
export const markFactorUsed = (tx: Transaction, person_id: number, factor: Factor, now: Date): Promise<unknown> =>
  rows(tx, sql`update account.factor set last_used_at = ${now} where person_id = ${person_id} and factor = ${factor}`);

/** Turns a method off; true when it was on. Recovery codes and trusted browsers have no use without any. */
export async function removeFactor(tx: Transaction, person_id: number, factor: Factor): Promise<boolean> {
  await holdFactors(tx, person_id);
  const removed = await rows(
    tx,
    sql`delete from account.factor where person_id = ${person_id} and factor = ${factor} and is_on returning factor`,
  );
  if (removed.length === 0) return false;
  if (!(await hasSecondStep(tx, person_id))) {
    await forgetRecoveryCodes(tx, person_id);
    await distrustDevices(tx, person_id);
  }
  return true;
}
