import type { FileStore } from '#platform/server/files/file-store.ts';
import { objectKey } from '#platform/server/files/kept-file.ts';
import { isTicket } from '#platform/server/files/ticket.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { fetchCopy as contract } from '../contract/fetch-copy.ts';
import { copiesOf } from './copy-store.ts';

/** The bytes of one's own copy, for the session that was given a ticket. */
export const fetchCopy = (store: FileStore) =>
  handleDownload(contract, async ({ tx, actor, params: { copyId, ticket }, now, refuse }) => {
    if (!isTicket(actor.session_key, { file_id: copyId }, ticket, now)) refuse('data_not_found');
    const copy = (await copiesOf(tx, actor)).find(({ id }) => id === copyId);
    const { size, hash_name, store_key, ready_at } = copy ?? refuse('data_not_found');
    if (size === null || hash_name === null || store_key === null || ready_at === null) return refuse('data_not_found');
    return {
      file_name: `kriit-${ready_at.slice(0, 10)}.zip`,
      type: 'application/zip',
      hash: hash_name,
      size,
      isShown: false,
      open: (range) => store.open(objectKey(store_key), range),
    };
  });
