import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn, userJson, usersJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { jsonMoment, momentOf, momentOrNull } from '#platform/server/json-moment.ts';
import { askedRows, foundFor, often, settled } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import type { Attachment, Message } from '../contract/shapes.ts';
import type { Adding } from '../rules/may-in-conversation.ts';
import { firstSeen } from './first-seen-store.ts';
import { askedNow, mayTalkIn, placeOf } from './membership-store.ts';
import { pollJson } from './poll-json-store.ts';
import { isQuoteVisible, isVisible } from './visible-store.ts';
import { changedAt, wordsOf } from './words-store.ts';

/** A file of a message without the addresses that only its reader's session has. */
export type PlainAttachment = Omit<Attachment, 'path_in_filesystem' | 'preview' | 'preview_large'> & {
  readonly has_preview: boolean;
};

/** A message as the database knows it for one reader; what rules and tickets say is added to it (`dressMessage`). */
export type PlainMessage = Omit<Message, 'attachments' | 'editable' | 'is_deletable_for_all'> & {
  readonly attachments: readonly PlainAttachment[];
};

/** The message `quoted` as the person of `member` may know it. */
export const quoteJson = sql`
  json_build_object('message_id', quoted.id, 'author', ${userJson(sql.ref('quoted.author_id'))},
    'content_plain', ${wordsOf('quoted')}, 'deleted_by_sender', quoted.deleted_at is not null)`;

/** A file of `attachment` in `message`, inside a statement. */
export const attachmentJson = sql<PlainAttachment>`
  json_build_object('attachment_id', attachment.file_id, 'original_filename', attachment.file_name,
    'extension', attachment.ext, 'size', attachment.size, 'width', attachment.width,
    'height', attachment.height, 'message_id', attachment.message_id,
    'author', ${userJson(sql.ref('message.author_id'))}, 'creation_date', ${jsonMoment(sql.ref('attachment.created_at'))},
    'has_preview', attachment.tab = 'image' and attachment.ext <> 'svg')`;

/** The people whom a line of the system names. */
export const targetsJson = sql`case when message.target_ids <> '{}' then ${usersJson(sql.ref('message.target_ids'))} end`;

/** Null for the many that have none: then nothing is built. */
type Column = 'targets' | 'attachments' | 'reactions';

/** What `messageColumns` gives. */
export type MessageRow = Omit<PlainMessage, Column> & { readonly [Name in Column]: PlainMessage[Name] | null };

/**
 * The message as the person of `member` sees it, where the statement has both under these names, and `poll` ends at `now`.
 * They are columns and no JSON: to build an object takes the database longer than to find the message.
 */
export const messageColumns = (now: Date | RawBuilder<unknown>): RawBuilder<MessageRow> => sql<MessageRow>`
  message.id as message_id, message.conversation_id as group_id, message.number,
  ${wordsOf('message')} as content_plain, message.author_id as author_user_id,
  ${userJson(sql.ref('message.author_id'))} as author, message.created_at as creation_date,
  message.message_type, message.system_message_type, message.actor_id as actor_user_id,
  case when message.actor_id is not null then ${userJson(sql.ref('message.actor_id'))} end as actor,
  ${targetsJson} as targets,
  quoted.id as master_message_id, case when quoted.id is not null then ${quoteJson} end as quote,
  message.is_forwarded, message.deleted_at is not null as deleted_by_sender, ${changedAt} as last_edited,
  case when member.left_at is null or message.seen_at <= member.left_at then message.seen_at end as first_seen_any,
  (${firstSeen(sql.ref('message.number'))}) as first_seen_by_me, message.is_important,
  (select json_agg(${attachmentJson} order by attachment.place)
    from messaging.attachment where attachment.message_id = message.id) as attachments,
  (select json_agg(json_build_object('reaction', reaction, 'amount', amount, 'my_reaction', is_mine) order by since, reaction)
    from (
      select reaction, count(*)::int as amount, bool_or(reaction.person_id = member.person_id) as is_mine,
        min(reaction.created_at) as since
      from messaging.reaction where reaction.message_id = message.id group by reaction) as counted) as reactions,
  case when message.message_type = 'poll' then ${pollJson(now)} end as poll,
  case when message.author_id = member.person_id then message.client_id end as client_id`;

/** The same where the statement is for many. */
export const askedMessageColumns = settled(messageColumns(askedNow));

/** What `messageColumns` is written for: the message that another one answers, as far as this reader may see it. */
export const withQuote = settled(sql`
  left join messaging.message as quoted on quoted.id = message.master_message_id
    and quoted.conversation_id = message.conversation_id and ${isQuoteVisible}`);

/** The message of a row, which may have other columns too. */
export const asMessage = (row: MessageRow): PlainMessage => ({
  message_id: row.message_id,
  group_id: row.group_id,
  number: row.number,
  content_plain: row.content_plain,
  author_user_id: row.author_user_id,
  author: row.author,
  creation_date: momentOf(row.creation_date),
  message_type: row.message_type,
  system_message_type: row.system_message_type,
  actor_user_id: row.actor_user_id,
  actor: row.actor,
  targets: row.targets ?? [],
  master_message_id: row.master_message_id,
  quote: row.quote,
  is_forwarded: row.is_forwarded,
  deleted_by_sender: row.deleted_by_sender,
  last_edited: momentOrNull(row.last_edited),
  first_seen_any: momentOrNull(row.first_seen_any),
  first_seen_by_me: momentOrNull(row.first_seen_by_me),
  is_important: row.is_important,
  attachments: row.attachments ?? [],
  reactions: row.reactions ?? [],
  poll: row.poll,
  client_id: row.client_id,
});

type Asked = { readonly person_id: number; readonly message_id: number; readonly now: Date };

/** A message with how its reader stands in the conversation. */
export type SeenMessage = { readonly message: PlainMessage; readonly standing: Adding };

const seenMessages = sharing(async (tx, asked: readonly Asked[]): Promise<(SeenMessage | undefined)[]> => {
  const found = await rows(
    tx,
    sql<MessageRow & Adding & { place: number }>`${often}
      select asked.place, conversation.group_type, member.permission_level_id, member.left_at is not null as has_left,
        ${mayTalkIn(askedNow)} as may_talk, ${askedMessageColumns}
      from ${askedRows(asked, { person_id: 'int', message_id: 'int', now: 'timestamptz' })}
      join messaging.message on message.id = asked.message_id
      join messaging.conversation on conversation.id = message.conversation_id
      ${placeOf(sql.ref('message.conversation_id'), sql.ref('asked.person_id'))}
      ${withQuote}
      where ${isVisible} and ${hasRoleIn(sql.ref('asked.person_id'), sql.ref('conversation.school_id'), askedNow)}`,
  );
  return foundFor(asked, found).map(([row]) => row && { message: asMessage(row), standing: row });
});

/** A message as a person sees it; undefined for one that they may not. */
export const plainMessage = (
  tx: Transaction,
  { user_id }: { readonly user_id: number },
  message_id: number,
  now: Date,
): Promise<SeenMessage | undefined> => seenMessages(tx, { person_id: user_id, message_id, now });
