import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { GroupParams, OnlineStatus } from './shapes.ts';

/** Who of the members is here now. */
export const listStatuses = endpoint('GET /v2/conversations/:groupId/statuses', {
  params: GroupParams,
  answer: Type.Array(Type.Object({ user_id: Id, ...OnlineStatus.properties })),
  refuses: ['conversation_not_found'],
});
