import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';
import { ATTACHMENT_TABS } from './kinds.ts';

/** Takes a file out of an own message; a link belongs to its text and stays. */
export const deleteAttachment = endpoint('DELETE /v2/conversations/:groupId/attachments/:attachmentId', {
  params: Type.Object({ groupId: Id, attachmentId: Id }),
  query: Type.Object({ type: oneOf(ATTACHMENT_TABS) }),
  answer: Type.Object({}),
  refuses: [
    'conversation_not_found',
    'file_not_found',
    'cannot_delete_link',
    'cannot_edit_old_messages',
    'message_already_deleted',
  ],
});
