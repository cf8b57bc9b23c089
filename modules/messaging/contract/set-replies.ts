import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams, GroupType } from './shapes.ts';

/** Turns replies on or off: without them a conversation is an announcement. */
export const setReplies = endpoint('POST /v2/conversations/:groupId/replies', {
  params: GroupParams,
  body: Type.Object({ enabled: Type.Boolean() }),
  answer: Type.Object({ group_type: GroupType }),
  refuses: ['conversation_not_found', 'private_conversation_cannot_be_announcement'],
});
