import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import webPush from 'web-push';
import { DIGEST_RHYTHMS, type DigestRhythm } from '#platform/contract/notice.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { newToken } from '#platform/server/new-secret.ts';
import type { PushKeys } from '#platform/server/outside/push.ts';

/** Makes the keys that the database does not have yet; the first server wins. */
export async function makeKeys(tx: Transaction, now: Date): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const secret = newToken();
  await rows(
    tx,
    sql`
      insert into notices.key (name, public_key, private_key, created_at)
      values ('push', ${publicKey}, ${privateKey}, ${now}), ('unsubscribe', '', ${secret}, ${now})
      on conflict do nothing`,
  );
}

const keyNamed = (tx: Transaction, name: string): Promise<PushKeys> =>
  oneRow(tx, sql<PushKeys>`select public_key, private_key from notices.key where name = ${name}`);

export const pushKeys = (tx: Transaction): Promise<PushKeys> => keyNamed(tx, 'push');

const signed = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** A word that ends one person's digests of one rhythm, and nothing else. */
export async function unsubscribeToken(tx: Transaction, person_id: number, rhythm: DigestRhythm): Promise<string> {
  const { private_key } = await keyNamed(tx, 'unsubscribe');
  const text = `${person_id}.${rhythm}`;
  return `${text}.${signed(text, private_key)}`;
}

/** Reads such a word; null when we did not write it. */
export async function readToken(
  tx: Transaction,
  token: string,
): Promise<{ person_id: number; rhythm: DigestRhythm } | null> {
  const [person = '', word = '', signature = ''] = token.split('.');
  const { private_key } = await keyNamed(tx, 'unsubscribe');
  const expected = Buffer.from(signed(`${person}.${word}`, private_key));
  const given = Buffer.from(signature);
  const rhythm = DIGEST_RHYTHMS.find((known) => known === word);
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || rhythm === undefined) return null;
  return { person_id: Number(person), rhythm };
}
