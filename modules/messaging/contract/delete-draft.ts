import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Forgets what was begun. */
export const deleteDraft = endpoint('DELETE /v2/conversations/:groupId/draft', {
  params: GroupParams,
  answer: Type.Object({}),
  refuses: ['conversation_not_found'],
});
