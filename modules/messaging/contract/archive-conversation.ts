import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Puts a conversation into the archive, from where a new message brings it back unless it is muted. */
export const archiveConversation = endpoint('POST /v2/conversations/:groupId/archive', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
