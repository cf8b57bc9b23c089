import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Lets a conversation sound again. */
export const unmuteConversation = endpoint('DELETE /v2/conversations/:groupId/mute', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'already_unmuted'],
});
