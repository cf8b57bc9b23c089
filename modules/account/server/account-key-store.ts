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
export const hashOfCode = (key: string, person_id: number, code: string): Buffer =>
  hashOf(`${key} ${person_id} ${code}`);

export const isSameHash = (one: Buffer, other: Buffer | null): boolean =>
  other !== null && one.length === other.length && timingSafeEqual(one, other);
