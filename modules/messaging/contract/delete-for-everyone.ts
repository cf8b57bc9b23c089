import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Deletes a conversation for everyone, while nobody has written in it. */
export const deleteForEveryone = endpoint('DELETE /v2/conversations/:groupId/permanent', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'only_empty_conversations_can_be_deleted', 'group_deletion_error'],
});
