import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Gives a conversation another title. */
export const changeTitle = endpoint('POST /v2/conversations/:groupId/title', {
  params: GroupParams,
  body: Type.Object({ title: Type.String({ maxLength: 1_000 }) }),
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'conversation_title_required', 'conversation_title_too_long'],
});
