import { timingSafeEqual } from 'node:crypto';
import type { Connection, Transaction } from '#platform/server/db.ts';
import { installationSecret, makeInstallationSecret } from '#platform/server/installation-secret.ts';
import { hashOf } from '#platform/server/seal.ts';

const NAME = 'account';

/** Makes the key with which secrets of apps are sealed and codes are hashed, once per database. */
export const makeAccountKey = (tx: Transaction): Promise<unknown> => makeInstallationSecret(tx, NAME);

/** The word behind sealed secrets and hashed codes: a code is short, and its bare hash would be guessed in a moment. */
export const accountKey = async (tx: Connection): Promise<string> =>
  (await installationSecret(tx, NAME)).toString('base64url');

/** What is kept of a code that belongs to one person. */
export const hashOfCode = async (tx: Connection, person_id: number, code: string): Promise<Buffer> =>
  hashOf(`${await accountKey(tx)} ${person_id} ${code}`);

/** Whether a code is the one that was kept of a person. */
export async function isCodeOf(tx: Connection, person_id: number, code: string, kept: Buffer | null): Promise<boolean> {
  const hash = await hashOfCode(tx, person_id, code);
  return kept !== null && hash.length === kept.length && timingSafeEqual(hash, kept);
}
