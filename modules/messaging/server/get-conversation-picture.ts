import { filesOf } from '#modules/files/server/doors.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { servedFile } from '#platform/server/files/kept-file.ts';
import { handleDownload } from '#platform/server/handle.ts';
import { conversationPicture } from '../contract/conversation-picture.ts';
import { getConversationPicture as contract } from '../contract/get-conversation-picture.ts';
import { loadConversation } from './membership-store.ts';

/** Large enough for the details of a conversation on a sharp screen. */
const SHOWN_SIZE = 320;
const KEEP_SECONDS = 3600;

export const getConversationPicture = (store: FileStore) =>
  handleDownload(contract, async ({ tx, actor, params, now, refuse }) => {
    const { conversation_id, has_left } = await loadConversation(tx, actor, params.groupId, now);
    // The picture of today is not for whoever has left.
    if (has_left) refuse('no_group_picture');
    const [file] = await filesOf(tx, conversationPicture.app_name, [conversation_id]);
    const served = file && servedFile(store, file, SHOWN_SIZE);
    return served ? { ...served, keepSeconds: KEEP_SECONDS } : refuse('no_group_picture');
  });
