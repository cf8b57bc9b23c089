import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { User } from '../contract/shapes.ts';
import type { HeldMessage } from './message-store.ts';

type Reaction = { readonly reaction: string; readonly process_id: string | null };

/** One reaction of one person to one message: the next takes the place of the last. */
export async function react(
  tx: Transaction,
  { user_id }: Actor,
  { message_id }: HeldMessage,
  { reaction, process_id }: Reaction,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      insert into messaging.reaction (message_id, person_id, reaction, process_id, created_at)
      values (${message_id}, ${user_id}, ${reaction}, ${process_id}, ${now})
      on conflict (message_id, person_id) do update
        set reaction = excluded.reaction, process_id = excluded.process_id, created_at = excluded.created_at`,
  );
}

/** Takes the own reaction back; gives what it was. */
export const unreact = (
  tx: Transaction,
  { user_id }: Actor,
  { message_id }: HeldMessage,
): Promise<Reaction | undefined> =>
  firstRow(
    tx,
    sql<Reaction>`
      delete from messaging.reaction where message_id = ${message_id} and person_id = ${user_id}
      returning reaction, process_id`,
  );

/** Who reacted how, the first first. */
export const reactionsTo = (
  tx: Transaction,
  { message_id }: HeldMessage,
): Promise<{ user: User; reaction: string }[]> =>
  rows(
    tx,
    sql<{ user: User; reaction: string }>`
      select ${userJson(sql.ref('reaction.person_id'))} as user, reaction
      from messaging.reaction where message_id = ${message_id} order by created_at, person_id`,
  );
