import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MessageParams } from './shapes.ts';

/** Hides a message from the caller alone. */
export const hideMessage = endpoint('POST /v2/messages/:messageId/hide', {
  params: MessageParams,
  answer: Type.Object({}),
  refuses: ['message_not_found'],
});
