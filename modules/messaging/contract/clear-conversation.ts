import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Empties a conversation for the caller alone. */
export const clearConversation = endpoint('POST /v2/conversations/:groupId/clear', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
