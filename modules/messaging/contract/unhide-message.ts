import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MessageParams } from './shapes.ts';

/** Shows a hidden message again, for whoever thinks better of it. */
export const unhideMessage = endpoint('DELETE /v2/messages/:messageId/hide', {
  params: MessageParams,
  answer: Type.Object({}),
  refuses: ['message_not_found'],
});
