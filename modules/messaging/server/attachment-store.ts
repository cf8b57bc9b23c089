import { sql } from 'kysely';
import { describeFile, linkFiles, ownFile, unlinkFiles } from '#modules/files/server/doors.ts';
import { FILE_FORMATS } from '#platform/contract/file-kinds.ts';
import type { PreviewSize } from '#platform/contract/file-limits.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { messageFile } from '../contract/message-file.ts';
import { PREVIEW, PREVIEW_LARGE, type Viewer } from './message-view-store.ts';

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
  const given = linked.map(({ id, file_name, ext, size, width, height }) => ({
    file_id: id,
    place: file_ids.indexOf(id),
    tab: FILE_FORMATS[ext].kind === 'image' ? 'image' : 'file',
    file_name,
    ext,
    size,
    width,
    height,
  }));
  await rows(
    tx,
    sql`
      insert into messaging.attachment (message_id, file_id, origin_message_id, conversation_id, tab, place, file_name, ext,
        size, width, height, created_at)
      select ${message_id}, file_id, ${message_id}, ${conversation_id}, tab, place, file_name, ext, size,
        width, height, ${now}
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

/** Takes files out of a message, all or one of them. Their bytes go when nothing that was sent on carries them any more. */
export async function detachFiles(tx: Transaction, message_id: number, now: Date, file_id?: number): Promise<void> {
  const isMeant = file_id === undefined ? sql`true` : sql`file_id = ${file_id}`;
  // Held in one order with every copy, so that of two who take the last copies away one sees that it is the last.
  const held = await rows(
    tx,
    sql<{ file_id: number }>`
      select file_id from messaging.attachment
      where file_id in (select file_id from messaging.attachment where message_id = ${message_id} and ${isMeant})
      order by file_id, message_id for update`,
  );
  if (held.length === 0) return;
  const unused = await rows(
    tx,
    sql<{ file_id: number; origin_message_id: number }>`
      with gone as (
        delete from messaging.attachment where message_id = ${message_id} and ${isMeant} returning file_id, origin_message_id)
      select file_id, origin_message_id from gone
      where not exists (
        select from messaging.attachment as copy where copy.file_id = gone.file_id and copy.message_id <> ${message_id})`,
  );
  for (const [thing_id, files] of Map.groupBy(unused, ({ origin_message_id }) => origin_message_id))
    await unlinkFiles(tx, messageFile, { thing_id, file_ids: files.map((file) => file.file_id) }, now);
}

/** The caller's own uploads that are still there, as a draft shows them. */
export async function describeUploads(tx: Transaction, viewer: Viewer, file_ids: readonly number[]) {
  const described = [];
  for (const file_id of file_ids) {
    const file = await ownFile(tx, viewer.actor, messageFile, file_id);
    if (file === undefined || file.thing_id !== null) continue;
    const pathOf = (size?: PreviewSize): string => describeFile(viewer, file, size).path;
    const has_preview = file.preview_bytes.length > 0;
    described.push({
      attachment_id: file.id,
      original_filename: file.file_name,
      extension: file.ext,
      path_in_filesystem: pathOf(),
      preview: has_preview ? pathOf(PREVIEW) : null,
      preview_large: has_preview ? pathOf(PREVIEW_LARGE) : null,
      size: file.size,
      width: file.width,
      height: file.height,
    });
  }
  return described;
}

export async function hasFiles(tx: Transaction, message_id: number): Promise<boolean> {
  const found = await rows(tx, sql`select from messaging.attachment where message_id = ${message_id} limit 1`);
  return found.length > 0;
}
