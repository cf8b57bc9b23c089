import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { GroupParams } from './shapes.ts';

/** Gives a conversation a picture that was uploaded for it. */
export const changePicture = endpoint('POST /v2/conversations/:groupId/picture', {
  params: GroupParams,
  body: Type.Object({ attachment_id: Id }),
  answer: Type.Object({ group_picture: Type.String() }),
  refuses: ['conversation_not_found', 'no_picture_in_private_conversation'],
});
