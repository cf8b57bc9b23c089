import { sql } from 'kysely';
import { linkFiles } from '#modules/files/server/doors.ts';
import { FILE_FORMATS } from '#platform/contract/file-kinds.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { messageFile } from '../contract/message-file.ts';

type Carrying = { readonly message_id: number; readonly conversation_id: number };

/** Gives the caller's uploads to a message that was appended in the same transaction, in the order in which they were named. */
export async function attachFiles(
  tx: Transaction,
  actor: Actor,
  { message_id, conversation_id }: Carrying,
  file_ids: readonly number[],
  now: Date,
): Promise<void> {
  if (file_ids.length === 0) return;
  const linked = await linkFiles(tx, actor, messageFile, { thing_id: message_id, file_ids }, now);
  const given = linked.map(({ id, file_name, ext, size }) => ({
    file_id: id,
    place: file_ids.indexOf(id),
    tab: FILE_FORMATS[ext].kind === 'image' ? 'image' : 'file',
    file_name,
    ext,
    size,
  }));
  await rows(
    tx,
    sql`
      insert into messaging.attachment (message_id, file_id, origin_message_id, conversation_id, tab, place, file_name, ext,
        size, created_at)
      select ${message_id}, file_id, ${message_id}, ${conversation_id}, tab, place, file_name, ext, size, ${now}
      from json_populate_recordset(null::messaging.attachment, ${JSON.stringify(given)})`,
  );
}

/** Notes the links of a message for the list of links; those of its words before are forgotten. */
export async function noteLinks(
  tx: Transaction,
  { message_id, conversation_id }: Carrying,
  urls: readonly string[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  if (!isNew) await rows(tx, sql`delete from messaging.link where message_id = ${message_id}`);
  if (urls.length === 0) return;
  await rows(
    tx,
    sql`
      insert into messaging.link (message_id, conversation_id, url)
      select ${message_id}, ${conversation_id}, url from unnest(${[...urls]}::text[]) as url`,
  );
}
