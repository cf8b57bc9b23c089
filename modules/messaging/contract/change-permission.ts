import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Level, MemberParams } from './shapes.ts';

/** Makes somebody an admin or an ordinary member. */
export const changePermission = endpoint('POST /v2/conversations/:groupId/members/:userId', {
  params: MemberParams,
  body: Type.Object({ permission_level_id: Level }),
  answer: Type.Object({}),
  refuses: ['conversation_not_found', 'user_not_found', 'user_is_last_admin'],
});
