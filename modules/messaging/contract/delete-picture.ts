import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Takes the picture of a conversation away. */
export const deletePicture = endpoint('DELETE /v2/conversations/:groupId/picture', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'no_group_picture', 'no_picture_in_private_conversation'],
});
