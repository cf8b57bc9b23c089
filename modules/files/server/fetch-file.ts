import type { FileUse } from '#platform/server/files/file-use.ts';
import { servedFile } from '#platform/server/files/kept-file.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { isTicket } from '#platform/server/files/ticket.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { fetchFile as contract } from '../contract/fetch-file.ts';
import { loadSeen } from './seen-store.ts';

/** The bytes of a file, for the session that holds a ticket and the person who may still see it. */
export const fetchFile = ({ store }: FileKit, uses: ReadonlyMap<string, FileUse>) =>
  handleDownload(contract, async ({ tx, actor, params, query, now, refuse }) => {
    const what = { file_id: params.fileId, size: query.size };
    if (!isTicket(actor.session_key, what, params.ticket, now)) refuse('data_not_found');
    const file = await loadSeen(tx, actor, uses, params.fileId, now);
    return servedFile(store, file, query.size) ?? refuse('data_not_found');
  });
