import { endpoint } from '#platform/contract/endpoint.ts';
import { Message, MessageParams } from './shapes.ts';

/** Deletes an own message for everyone, for a day. */
export const deleteMessage = endpoint('DELETE /v2/messages/:messageId', {
  params: MessageParams,
  answer: Message,
  refuses: ['message_not_found', 'cannot_edit_old_messages', 'message_already_deleted'],
});
