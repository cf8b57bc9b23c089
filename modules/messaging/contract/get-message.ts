import { endpoint } from '#platform/contract/endpoint.ts';
import { Message, MessageParams } from './shapes.ts';

/** One message. */
export const getMessage = endpoint('GET /v2/messages/:messageId', {
  params: MessageParams,
  answer: Message,
  refuses: ['message_not_found'],
});
