import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** The bytes of the picture, for members. */
export const getConversationPicture = endpoint('GET /v2/conversations/:groupId/picture', {
  params: GroupParams,
  query: Type.Object({ v: Type.Optional(Type.String({ maxLength: 100 })) }),
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
  refuses: ['conversation_not_found', 'no_group_picture'],
});
