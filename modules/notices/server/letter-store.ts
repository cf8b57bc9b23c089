import { sql } from 'kysely';
import type { NoticeParams } from '#platform/contract/notice.ts';
import type { Language } from '#platform/contract/shapes.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { LETTER_MINUTES } from '../contract/limits.ts';

/** Where a letter goes, and in whose language. */
export type LetterAddress = { channel: 'email' | 'sms'; recipient: string; language: Language };

type Told = { kind: string; params: NoticeParams; link: string | null };
export type WaitingLetter = LetterAddress & Told & { id: number };

export async function insertLetter(tx: Transaction, to: LetterAddress, told: Told, now: Date): Promise<number> {
  const { channel, recipient, language } = to;
  const { kind, params, link } = told;
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into notices.letter (channel, recipient, language, kind, params, link, created_at)
      values (${channel}, ${recipient}, ${language}, ${kind}, ${JSON.stringify(params)}, ${link}, ${now}) returning id`,
  );
  return id;
}

const oldest = (now: Date): Date => new Date(now.getTime() - LETTER_MINUTES * 60_000);

/** A letter that is still to be sent and worth it. */
export const waitingLetter = (tx: Transaction, id: number, now: Date): Promise<WaitingLetter | undefined> =>
  firstRow(
    tx,
    sql<WaitingLetter>`
      select id, channel, recipient, language, kind, params, link
      from notices.letter where id = ${id} and created_at > ${oldest(now)}`,
  );

/** Forgets a letter that has left; says whether it was still there. */
export const forgetLetter = async (tx: Transaction, id: number): Promise<boolean> =>
  (await rows(tx, sql`delete from notices.letter where id = ${id} returning id`)).length > 0;

/** Forgets what could not be sent in time; a code that comes hours later only confuses. */
export async function forgetOldLetters(tx: Transaction, now: Date): Promise<void> {
  await rows(tx, sql`delete from notices.letter where created_at <= ${oldest(now)}`);
}
