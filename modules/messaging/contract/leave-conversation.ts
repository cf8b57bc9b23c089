import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/contract/shapes.ts';
import { GroupParams } from './shapes.ts';

/** Leaves a conversation; what was said until then stays readable. */
export const leaveConversation = endpoint('POST /v2/conversations/:groupId/leave', {
  params: GroupParams,
  answer: Type.Object({ left_date: Moment }),
  refuses: ['conversation_not_found', 'user_is_last_admin'],
});
