import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Message, MessageParams } from './shapes.ts';

/** Changes the words of an own message, for a day. */
export const editMessage = endpoint('POST /v2/messages/:messageId', {
  params: MessageParams,
  body: Type.Object({ text: Type.String({ maxLength: 50_000 }) }),
  answer: Message,
  refuses: [
    'message_not_found',
    'message_empty',
    'message_too_long',
    'cannot_edit_old_messages',
    'message_already_deleted',
  ],
});
