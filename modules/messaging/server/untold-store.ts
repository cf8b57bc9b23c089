import { sql } from 'kysely';
import { hasRoleIn, userJson } from '#modules/people/server/doors.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { ReceiverSource } from '#platform/server/notice-parts.ts';
import type { User } from '../contract/shapes.ts';
import { title } from './group-row-store.ts';
import { isMuted } from './membership-store.ts';
import { isVisible } from './visible-store.ts';

/** Of a burst only the last ones are told; the rest is found where they lead. */
const TOLD_MAX = 5;
/** A job that is not done by then has failed, or will find nothing left to tell. */
const LONG_MS = 30 * 60_000;
/** How much of a message is told outside. */
const TOLD_LETTERS = 150;

/** A message that those who did not look are told of. */
export type Untold = {
  readonly message_id: number;
  readonly conversation_id: number;
  readonly author: User;
  /** What the conversation is called; null for a private one. */
  readonly title: string | null;
  readonly text: string;
};

/** The name of those who have not seen a message. */
export const unreadBy = (message_id: number): string => `message-unread:${message_id}`;

/** The name under which a message is told, and by which that is taken back. */
export const causeOf = (message_id: number): string => `message:${message_id}`;

/** Whether a member has not seen a message of their conversation and wants to hear of it. */
const isWaiting = (now: Date) => sql<boolean>`
  (member.conversation_id = message.conversation_id and member.person_id is distinct from message.author_id
    and member.left_at is null and member.read_number < message.number and not ${isMuted(now)} and ${isVisible}
    and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('message.school_id'), now)})`;

/**
 * What was said in a conversation since somebody last waited to be told, as far as anybody still does; from now on the next
 * one waits anew. It is held: whoever takes a message back at this moment does so before this, or after it and with all
 * that came of it.
 */
export async function takeUntold(tx: Transaction, conversation_id: number, now: Date): Promise<Untold[]> {
  const held = await firstRow(
    tx,
    sql<{ telling_from: number | null }>`
      select telling_from from messaging.conversation where id = ${conversation_id} for no key update`,
  );
  if (held?.telling_from == null) return [];
  await rows(tx, sql`update messaging.conversation set telling_from = null where id = ${conversation_id}`);
  return rows(
    tx,
    sql<Untold>`
      select id as message_id, conversation_id, ${userJson(sql.ref('author_id'))} as author, title, text
      from (
        select message.id, message.conversation_id, message.number, message.author_id, conversation.school_id,
          case when conversation.group_type <> 'private' then ${title} end as title, left(message.content, ${TOLD_LETTERS}) as text
        from messaging.message join messaging.conversation on conversation.id = message.conversation_id
        where message.conversation_id = ${conversation_id} and message.number > ${held.telling_from}
          and message.author_id is not null and message.message_type <> 'system' and message.deleted_at is null
        order by message.number desc limit ${TOLD_MAX} for share of message) as message
      where exists (select from messaging.member where ${isWaiting(now)})
      order by number`,
  );
}

/** Where something waits for longer to be told than a job takes, such as after all of its tries have failed. */
export async function longUntold(tx: Transaction, now: Date): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ conversation_id: number }>`
      select conversation.id as conversation_id
      from messaging.conversation
      join messaging.message on message.conversation_id = conversation.id and message.number = conversation.telling_from + 1
      where conversation.telling_from is not null and message.created_at < ${new Date(now.getTime() - LONG_MS)}
      order by conversation.id`,
  );
  return found.map(({ conversation_id }) => conversation_id);
}

const idOf = (name: string): number => Number(name.split(':')[1]);

/** Those who have not seen some messages and want to hear of them, with the messages. */
const waitingFor = (tx: Transaction, message_ids: readonly number[], person_id: number | null, now: Date) =>
  rows(
    tx,
    sql<{ message_id: number; person_id: number }>`
      select message.id as message_id, member.person_id
      from (
        select message.*, conversation.school_id
        from messaging.message join messaging.conversation on conversation.id = message.conversation_id
        where message.id = any(${[...message_ids]}::int[]) and message.deleted_at is null) as message
      join messaging.member on ${isWaiting(now)}
      where ${person_id}::int is null or member.person_id = ${person_id}`,
  );

/** `message-unread:5` are those who have not seen a message and want to hear of it; whoever reads it needs no letter any more. */
export const receivers: readonly ReceiverSource[] = [
  {
    word: 'message-unread',
    personsOf: (tx, name, now) => waitingFor(tx, [idOf(name)], null, now),
    stillFor: async (tx, person_id, names, now) => {
      const waiting = await waitingFor(tx, names.map(idOf), person_id, now);
      return waiting.map(({ message_id }) => unreadBy(message_id));
    },
  },
];
