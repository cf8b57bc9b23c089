import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GroupParams } from './shapes.ts';

/** Whether the caller counts as staff here and may send important messages (S2 section 5). */
export const getImportantRole = endpoint('GET /v2/conversations/:groupId/important-role', {
  params: GroupParams,
  answer: Type.Object({ is_staff: Type.Boolean() }),
  refuses: ['conversation_not_found'],
});
