import { sql } from 'kysely';
import { hasRoleIn, userJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { jsonMoment } from '#platform/server/json-moment.ts';
import { MESSAGES_PAGE } from '../contract/limits.ts';
import type { Attachment } from '../contract/shapes.ts';
import type { Membership } from './membership-store.ts';
import { attachmentJson, type PlainAttachment } from './message-row-store.ts';
import { isVisible } from './visible-store.ts';
import { wordsOf } from './words-store.ts';

const pageOf = (page: number) => sql`offset ${(page - 1) * MESSAGES_PAGE} limit ${MESSAGES_PAGE + 1}`;

/** Images or other files of a conversation, the newest first; one more than a page where another one follows. */
export async function filesPage(
  tx: Transaction,
  { conversation_id, person_id }: Membership,
  tab: 'image' | 'file',
  page: number,
): Promise<PlainAttachment[]> {
  const found = await rows(
    tx,
    sql<{ file: PlainAttachment }>`
      select ${attachmentJson} as file
      from messaging.attachment
      join messaging.message on message.id = attachment.message_id
      join messaging.member on member.conversation_id = attachment.conversation_id and member.person_id = ${person_id}
      where attachment.conversation_id = ${conversation_id} and attachment.tab = ${tab} and ${isVisible}
      order by attachment.message_id desc, attachment.place ${pageOf(page)}`,
  );
  return found.map(({ file }) => file);
}

/** Links of a conversation, shown where files are: the newest first. Whoever left sees those that they knew. */
export async function linksPage(
  tx: Transaction,
  { conversation_id, person_id }: Membership,
  page: number,
): Promise<(Attachment & { url: string })[]> {
  const found = await rows(
    tx,
    sql<{ link: Attachment & { url: string } }>`
      select json_build_object('attachment_id', link.id, 'original_filename', link.url, 'extension', '',
        'path_in_filesystem', link.url, 'preview', null, 'preview_large', null, 'size', 0,
        'width', null, 'height', null, 'message_id', message.id,
        'author', ${userJson(sql.ref('message.author_id'))}, 'creation_date', ${jsonMoment(sql.ref('message.created_at'))},
        'url', link.url) as link
      from messaging.link
      join messaging.message on message.id = link.message_id
      join messaging.member on member.conversation_id = link.conversation_id and member.person_id = ${person_id}
      where link.conversation_id = ${conversation_id} and ${isVisible}
        and (member.left_at is null or strpos(${wordsOf('message')}, link.url) > 0)
      order by link.id desc ${pageOf(page)}`,
  );
  return found.map(({ link }) => link);
}

/** A file of a message that the caller may see now; undefined for every other. */
export async function seenAttachment(
  tx: Transaction,
  { user_id }: Actor,
  { file_id, message_id }: { readonly file_id: number; readonly message_id: number },
  now: Date,
): Promise<PlainAttachment | undefined> {
  const found = await firstRow(
    tx,
    sql<{ file: PlainAttachment }>`
      select ${attachmentJson} as file
      from messaging.attachment
      join messaging.message on message.id = attachment.message_id
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      where attachment.message_id = ${message_id} and attachment.file_id = ${file_id} and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}`,
  );
  return found?.file;
}

/** Whether the caller sees any message that carries the files which were first sent with this one. */
export async function maySeeFilesOf(
  tx: Transaction,
  { user_id }: Actor,
  origin_message_id: number,
  now: Date,
): Promise<boolean> {
  const found = await rows(
    tx,
    sql`
      select from messaging.attachment
      join messaging.message on message.id = attachment.message_id
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      where attachment.origin_message_id = ${origin_message_id} and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)} limit 1`,
  );
  return found.length > 0;
}

/** The newest own message of a conversation that carries a file. */
export async function ownCarrier(
  tx: Transaction,
  { conversation_id, person_id }: Membership,
  file_id: number,
): Promise<number | undefined> {
  const found = await firstRow(
    tx,
    sql<{ message_id: number }>`
      select message.id as message_id
      from messaging.attachment
      join messaging.message on message.id = attachment.message_id
      join messaging.member on member.conversation_id = attachment.conversation_id and member.person_id = ${person_id}
      where attachment.conversation_id = ${conversation_id} and attachment.file_id = ${file_id} and ${isVisible}
      order by (message.author_id is not distinct from ${person_id}) desc, message.id desc limit 1`,
  );
  return found?.message_id;
}
