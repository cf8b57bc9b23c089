import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import { hashOf } from '#platform/server/seal.ts';
import { STEP_MINUTES, STEP_TRIES } from '../contract/limits.ts';
import type { SecondStep, SentFactor, StepMethod } from '../contract/second-step.ts';
import { hashOfCode, isCodeOf } from './account-key-store.ts';
import { spendAppCode } from './authenticator-store.ts';
import type { CodeFate } from './factor-setup-store.ts';
import { markFactorUsed, waysToStep } from './factor-store.ts';
import { spendRecoveryCode } from './recovery-code-store.ts';

/** Notes that somebody knew the password; the word with which they go on is kept nowhere but in their page. */
export async function beginSecondStep(tx: Transaction, person_id: number, now: Date): Promise<SecondStep> {
  const challenge = newToken();
  const expires_at = new Date(now.getTime() + STEP_MINUTES * 60_000);
  await rows(
    tx,
    sql`
      insert into account.second_step (challenge_hash, person_id, tries_left, expires_at)
      values (${hashOf(challenge)}, ${person_id}, ${STEP_TRIES}, ${expires_at})`,
  );
  return { challenge, methods: await waysToStep(tx, person_id) };
}

export type Step = {
  challenge_hash: Buffer;
  person_id: number;
  tries_left: number;
};

/** The step that a word belongs to, while it may be taken; held, so that tries are counted one after the other. */
export const openStep = (tx: Transaction, challenge: unknown, now: Date): Promise<Step | undefined> =>
  firstRow(
    tx,
    sql<Step>`
      select challenge_hash, person_id, tries_left from account.second_step
      where challenge_hash = ${hashOf(typeof challenge === 'string' ? challenge : '')} and expires_at > ${now} and tries_left > 0 for update`,
  );

/** Keeps the code that is being sent for a step, in the place of an older one by the same method. */
export async function keepStepCode(
  tx: Transaction,
  { challenge_hash, person_id }: Step,
  method: SentFactor,
  code: string,
  expires_at: Date,
): Promise<void> {
  const code_hash = await hashOfCode(tx, person_id, code);
  await rows(
    tx,
    sql`
      insert into account.step_code (challenge_hash, method, code_hash, expires_at)
      values (${challenge_hash}, ${method}, ${code_hash}, ${expires_at})
      on conflict (challenge_hash, method) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  );
}

/** Judges a code that was sent; the one that counts is the last by its method. */
async function judgeSent(
  tx: Transaction,
  { challenge_hash, person_id }: Step,
  method: SentFactor,
  code: string,
  now: Date,
): Promise<CodeFate> {
  const sent = await firstRow(
    tx,
    sql<{ code_hash: Buffer; is_old: boolean }>`
      select code_hash, expires_at <= ${now} as is_old from account.step_code
      where challenge_hash = ${challenge_hash} and method = ${method}`,
  );
  if (!sent || !(await isCodeOf(tx, person_id, code, sent.code_hash))) return 'wrong';
  return sent.is_old ? 'expired' : 'right';
}

/** Whether a code is right. One that opens anything is used up by this. */
export async function judgeCode(
  tx: Transaction,
  step: Step,
  method: StepMethod,
  code: string,
  now: Date,
): Promise<CodeFate> {
  const { person_id } = step;
  if (method === 'recovery_code') return (await spendRecoveryCode(tx, person_id, code)) ? 'right' : 'wrong';
  const byApp = async (): Promise<CodeFate> => ((await spendAppCode(tx, person_id, code, now)) ? 'right' : 'wrong');
  const fate = method === 'app' ? await byApp() : await judgeSent(tx, step, method, code, now);
  if (fate === 'right') await markFactorUsed(tx, person_id, method, now);
  return fate;
}

/** Takes a try away. */
export const takeTry = (tx: Transaction, { challenge_hash }: Step): Promise<unknown> =>
  rows(tx, sql`update account.second_step set tries_left = tries_left - 1 where challenge_hash = ${challenge_hash}`);

export const endStep = (tx: Transaction, { challenge_hash }: Step): Promise<unknown> =>
  rows(tx, sql`delete from account.second_step where challenge_hash = ${challenge_hash}`);

/** Steps that were begun with a password that is another one now. */
export const endStepsOf = (tx: Transaction, person_id: number): Promise<unknown> =>
  rows(tx, sql`delete from account.second_step where person_id = ${person_id}`);

export const forgetOldSteps = (tx: Transaction, now: Date): Promise<unknown> =>
  rows(tx, sql`delete from account.second_step where expires_at <= ${now}`);
