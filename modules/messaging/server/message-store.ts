import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { often } from '#platform/server/often.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { GroupType, MessageType } from '../contract/kinds.ts';
import { holdRow, mayTalkIn } from './membership-store.ts';
import { isVisible } from './visible-store.ts';

/** A message that the caller may see, with how they stand in its conversation. */
export type HeldMessage = {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly number: number;
  readonly count: number;
  readonly author_id: number | null;
  readonly message_type: MessageType;
  readonly content: string;
  readonly is_forwarded: boolean;
  readonly is_deleted: boolean;
  readonly created_at: string;
  readonly has_files: boolean;
  readonly group_type: GroupType;
  readonly member_count: number;
  readonly permission_level_id: number;
  readonly has_left: boolean;
  readonly is_own: boolean;
};

/** One to which something may be about to be added: whether one of two may write to the other decides that too. */
export type OpenMessage = HeldMessage & { readonly may_talk: boolean };

const find = async <Row extends HeldMessage>(
  tx: Transaction,
  { user_id }: Actor,
  message_id: number,
  now: Date,
  { more, lock }: { more: RawBuilder<unknown>; lock: RawBuilder<unknown> },
): Promise<Row> => {
  const found = await firstRow(
    tx,
    sql<Row>`${often}
      select message.id as message_id, message.conversation_id, message.number, message.count, message.author_id,
        message.message_type, message.content, message.is_forwarded, message.deleted_at is not null as is_deleted,
        message.created_at, exists (select from messaging.attachment where message_id = message.id) as has_files,
        conversation.group_type, conversation.member_count, member.permission_level_id,
        member.left_at is not null as has_left, message.author_id is not distinct from member.person_id as is_own ${more}
      from messaging.message
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      where message.id = ${message_id} and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)} ${lock}`,
  );
  if (found === undefined) throw new Refusal('message_not_found');
  return found;
};

/** A message as it stands, for who only reads it. */
export const findMessage = (tx: Transaction, actor: Actor, message_id: number, now: Date): Promise<HeldMessage> =>
  find(tx, actor, message_id, now, { more: sql``, lock: sql`` });

const findOpen = (
  tx: Transaction,
  actor: Actor,
  message_id: number,
  now: Date,
  lock: RawBuilder<unknown>,
): Promise<OpenMessage> => find(tx, actor, message_id, now, { more: sql`, ${mayTalkIn(now)} as may_talk`, lock });

/**
 * A message that is about to change: nobody changes it, reacts to it or sends it on meanwhile, and nobody leaves: whoever
 * does has left before, and keeps the words that stood there, or leaves after and knows the new ones.
 */
export async function holdMessage(tx: Transaction, actor: Actor, message_id: number, now: Date): Promise<OpenMessage> {
  await holdRow(tx, (await findMessage(tx, actor, message_id, now)).conversation_id);
  return findOpen(tx, actor, message_id, now, sql`for no key update of message`);
}

/** A message to which something is added: it is not deleted meanwhile, and others may add something too. */
export const shareMessage = (tx: Transaction, actor: Actor, message_id: number, now: Date): Promise<OpenMessage> =>
  findOpen(tx, actor, message_id, now, sql`for share of message`);

/**
 * Gives a held message other words; those that stood there are kept where somebody left who could read them, and for nobody
 * else. They were replaced after the last of these left, also where the clock of this request says otherwise.
 */
export async function changeWords(
  tx: Transaction,
  { message_id }: HeldMessage,
  text: string,
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`
      with former as (
        insert into messaging.former_words (message_id, content, edited_at, replaced_at)
        select id, content, edited_at, greatest(${now}, gone.last_at + interval '1 microsecond')
        from messaging.message cross join lateral (
          select max(left_at) as last_at from messaging.member
          where member.conversation_id = message.conversation_id and member.left_number >= message.number) as gone
        where id = ${message_id} and gone.last_at is not null
      )
      update messaging.message set content = ${text}, edited_at = ${now} where id = ${message_id}`,
  );
}

/** Takes everything out of a held message, also what it said before; what is left is that there was one. */
export async function emptyMessage(tx: Transaction, { message_id }: HeldMessage, now: Date): Promise<void> {
  await rows(
    tx,
    sql`
      with former as (delete from messaging.former_words where message_id = ${message_id}),
        reactions as (delete from messaging.reaction where message_id = ${message_id}),
        polls as (delete from messaging.poll where message_id = ${message_id}),
        links as (delete from messaging.link where message_id = ${message_id})
      update messaging.message set content = '', edited_at = null, deleted_at = ${now}, is_important = false
      where id = ${message_id}`,
  );
}
