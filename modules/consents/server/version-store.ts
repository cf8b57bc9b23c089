import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { TextVersion } from '../contract/shapes.ts';

/** Every text of a consent, the first one first. */
export const versionsOf = (tx: Transaction, consent_id: number): Promise<TextVersion[]> =>
  rows(
    tx,
    sql<TextVersion>`
      select version, title, description, written_at from consents.version
      where consent_id = ${consent_id} order by version`,
  );
