import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MemberParams } from './shapes.ts';

/** Removes somebody from a conversation. */
export const removeMember = endpoint('DELETE /v2/conversations/:groupId/members/:userId', {
  params: MemberParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'user_not_found', 'user_is_last_admin'],
});
