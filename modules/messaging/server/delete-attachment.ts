import { handle } from '#platform/server/handle.ts';
import { deleteAttachment as contract } from '../contract/delete-attachment.ts';
import { messageDeleted, messageEdit } from '../contract/facts.ts';
import { mayDeleteMessage } from '../rules/may-change-message.ts';
import { detachFiles, hasFiles } from './attachment-store.ts';
import { ownCarrier } from './attachments-page-store.ts';
import { forgetWords } from './forgetting-store.ts';
import { loadConversation } from './membership-store.ts';
import { changeWords, emptyMessage, holdMessage } from './message-store.ts';

export const deleteAttachment = handle(
  contract,
  async ({ tx, actor, params, query, now, permit, announce, refuse }) => {
    const { groupId: group_id, attachmentId } = params;
    const membership = await loadConversation(tx, actor, group_id, now);
    if (query.type === 'link') refuse('cannot_delete_link');
    const carrier = (await ownCarrier(tx, membership, attachmentId)) ?? refuse('file_not_found');
    const message = await holdMessage(tx, actor, carrier, now);
    permit(mayDeleteMessage({ ...message, created_at: new Date(message.created_at) }, now));
    const { message_id, content } = message;
    await detachFiles(tx, message_id, now, attachmentId);
    const audience = { name: `message:${message_id}` };
    // A message that was nothing but its file is gone with it.
    if (content === '' && !(await hasFiles(tx, message_id))) {
      await emptyMessage(tx, message, now);
      await forgetWords(tx, announce, message);
      await announce(messageDeleted, { group_id, message_id }, audience);
    } else {
      await changeWords(tx, message, content, now);
      await announce(
        messageEdit,
        { group_id, message_id, content_plain: content, last_edited: now.toISOString() },
        audience,
      );
    }
    return {};
  },
);
