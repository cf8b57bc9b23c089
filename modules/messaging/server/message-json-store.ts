import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn, userJson, usersJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { jsonMoment } from '#platform/server/json-moment.ts';
import { askedRows, often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import type { Attachment, Message } from '../contract/shapes.ts';
import { firstSeen } from './first-seen-store.ts';
import { placeOf } from './membership-store.ts';
import { pollJson } from './poll-json-store.ts';
import { isQuoteVisible, isVisible } from './visible-store.ts';
import { changedAt, wordsOf } from './words-store.ts';

/** A file of a message without the addresses that only its reader's session has. */
export type PlainAttachment = Omit<Attachment, 'path_in_filesystem' | 'preview'> & { readonly has_preview: boolean };

/** A message as the database knows it for one reader; what rules and tickets say is added to it (`dressMessage`). */
export type PlainMessage = Omit<Message, 'attachments' | 'editable' | 'is_deletable_for_all'> & {
  readonly attachments: readonly PlainAttachment[];
};

const quoteJson = sql`
  json_build_object('message_id', quoted.id, 'author', ${userJson(sql.ref('quoted.author_id'))},
    'content_plain', ${wordsOf('quoted')}, 'deleted_by_sender', quoted.deleted_at is not null)`;

/** A file of `attachment` in `message`, inside a statement. */
export const attachmentJson = sql<PlainAttachment>`
  json_build_object('attachment_id', attachment.file_id, 'original_filename', attachment.file_name,
    'extension', attachment.ext, 'size', attachment.size, 'message_id', attachment.message_id,
    'author', ${userJson(sql.ref('message.author_id'))}, 'creation_date', ${jsonMoment(sql.ref('attachment.created_at'))},
    'has_preview', attachment.tab = 'image' and attachment.ext <> 'svg')`;

/** The message as the person of `member` sees it, where the statement has both under these names, and `poll` ends at `now`. */
export const messageJson = (now: Date | RawBuilder<unknown>): RawBuilder<PlainMessage> => sql<PlainMessage>`
  json_build_object(
    'message_id', message.id, 'group_id', message.conversation_id, 'number', message.number,
    'content_plain', ${wordsOf('message')}, 'author_user_id', message.author_id,
    'author', ${userJson(sql.ref('message.author_id'))}, 'creation_date', ${jsonMoment(sql.ref('message.created_at'))},
    'message_type', message.message_type, 'system_message_type', message.system_message_type,
    'actor_user_id', message.actor_id,
    'actor', case when message.actor_id is not null then ${userJson(sql.ref('message.actor_id'))} end,
    'targets', case when message.target_ids = '{}' then '[]' else ${usersJson(sql.ref('message.target_ids'))} end,
    'master_message_id', quoted.id, 'quote', case when quoted.id is not null then ${quoteJson} end,
    'is_forwarded', message.is_forwarded, 'deleted_by_sender', message.deleted_at is not null,
    'last_edited', ${jsonMoment(changedAt)}, 'first_seen_any', case when member.left_at is null or message.seen_at <= member.left_at
      then ${jsonMoment(sql.ref('message.seen_at'))} end,
    'first_seen_by_me', ${jsonMoment(sql`(${firstSeen(sql.ref('message.number'))})`)},
    'is_important', message.is_important,
    'attachments', coalesce((
      select json_agg(${attachmentJson} order by attachment.place)
      from messaging.attachment where attachment.message_id = message.id), '[]'),
    'reactions', coalesce((
      select json_agg(json_build_object('reaction', reaction, 'amount', amount, 'my_reaction', is_mine) order by since, reaction)
      from (
        select reaction, count(*)::int as amount, bool_or(reaction.person_id = member.person_id) as is_mine,
          min(reaction.created_at) as since
        from messaging.reaction where reaction.message_id = message.id group by reaction) as counted), '[]'),
    'poll', case when message.message_type = 'poll' then ${pollJson(now)} end,
    'client_id', case when message.author_id = member.person_id then message.client_id end)`;

/** What `messageJson` is written for: the message that another one answers, as far as this reader may see it. */
export const withQuote = sql`
  left join messaging.message as quoted on quoted.id = message.master_message_id
    and quoted.conversation_id = message.conversation_id and ${isQuoteVisible}`;

type Asked = { readonly person_id: number; readonly message_id: number; readonly now: Date };

/** A message with how its reader stands in the conversation. */
export type SeenMessage = { readonly message: PlainMessage; readonly has_left: boolean };

const seenMessages = sharing(async (tx, asked: readonly Asked[]): Promise<(SeenMessage | undefined)[]> => {
  const found = await rows(
    tx,
    sql<SeenMessage & { place: number }>`${often}
      select asked.place, member.left_at is not null as has_left, ${messageJson(sql.ref('asked.now'))} as message
      from ${askedRows(asked, { person_id: 'int', message_id: 'int', now: 'timestamptz' })}
      join messaging.message on message.id = asked.message_id
      join messaging.conversation on conversation.id = message.conversation_id
      ${placeOf(sql.ref('message.conversation_id'), sql.ref('asked.person_id'))}
      ${withQuote}
      where ${isVisible} and ${hasRoleIn(sql.ref('asked.person_id'), sql.ref('conversation.school_id'), sql.ref('asked.now'))}`,
  );
  const byPlace = new Map(found.map(({ place, ...seen }) => [place, seen]));
  return asked.map((_one, place) => byPlace.get(place + 1));
});

/** A message as a person sees it; undefined for one that they may not. */
export const plainMessage = (
  tx: Transaction,
  { user_id }: { readonly user_id: number },
  message_id: number,
  now: Date,
): Promise<SeenMessage | undefined> => seenMessages(tx, { person_id: user_id, message_id, now });
