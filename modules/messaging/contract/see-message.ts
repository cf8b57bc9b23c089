import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MessageParams } from './shapes.ts';

/** Says that everything up to this message has been seen (S2 section 7, "first-seen update"). */
export const seeMessage = endpoint('POST /v2/messages/:messageId/seen', {
  params: MessageParams,
  answer: Type.Object({ unread_count: Type.Integer() }),
  refuses: ['message_not_found'],
});
