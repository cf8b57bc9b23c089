import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Marks everything as read, everywhere or in one conversation. */
export const readAll = endpoint('POST /v2/conversations/read-all', {
  body: Type.Object({ group_id: Type.Optional(Id) }),
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
