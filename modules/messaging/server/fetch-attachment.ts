import { linkedFile } from '#modules/files/server/doors.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { servedFile } from '#platform/server/files/kept-file.ts';
import type { ServedFile } from '#platform/server/files/send-file.ts';
import { isTicket } from '#platform/server/files/ticket.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { fetchAttachment as contract } from '../contract/fetch-attachment.ts';
import { messageFile } from '../contract/message-file.ts';
import { seenAttachment } from './attachments-page-store.ts';

/** The bytes of a file, for the session that holds the ticket and the person who may see the message at this moment. */
export const fetchAttachment = (store: FileStore) =>
  handleDownload(contract, async ({ tx, actor, params, query, now, refuse }) => {
    const { attachmentId: file_id, accessToken } = params;
    if (!isTicket(actor.session_key, { file_id, size: query.size }, accessToken, now)) refuse('file_not_found');
    const seen = await seenAttachment(tx, actor, { file_id, message_id: query.message_id }, now);
    const file = seen && (await linkedFile(tx, messageFile, file_id));
    if (file === undefined) return refuse('file_not_found');
    const served = servedFile(store, file, query.size) ?? refuse('cannot_download_file');
    const open: ServedFile['open'] = (range) =>
      served.open(range).catch((cause) => {
        throw Object.assign(new Refusal('cannot_download_file'), { cause });
      });
    return { ...served, open };
  });
