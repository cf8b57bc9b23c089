import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Takes a conversation from the own list, with what was in it; it comes back with the next message. */
export const deleteConversation = endpoint('DELETE /v2/conversations/:groupId', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
