import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Takes a conversation out of the archive. */
export const unarchiveConversation = endpoint('DELETE /v2/conversations/:groupId/archive', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
