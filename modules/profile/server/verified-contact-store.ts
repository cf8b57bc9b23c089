import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { ContactChannel } from '../contract/shapes.ts';
import type { Checked } from './contact-check-store.ts';

/** The addresses and numbers that somebody has shown to be theirs, by the way they are reached. */
export async function verifiedContactsOf(tx: Transaction, person_id: number): Promise<Map<ContactChannel, string>> {
  const found = await rows(
    tx,
    sql<{ channel: ContactChannel; address: string }>`
      select channel, address from profile.verified_contact where person_id = ${person_id}`,
  );
  return new Map(found.map(({ channel, address }) => [channel, address]));
}

export const keepVerified = (tx: Transaction, { person_id, channel, address }: Checked, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      insert into profile.verified_contact (person_id, channel, address, verified_at)
      values (${person_id}, ${channel}, ${address}, ${now})
      on conflict (person_id, channel) do update set address = excluded.address, verified_at = excluded.verified_at`,
  );

export const forgetVerified = (tx: Transaction, { user_id }: Actor, channel: ContactChannel): Promise<unknown> =>
  rows(tx, sql`delete from profile.verified_contact where person_id = ${user_id} and channel = ${channel}`);
