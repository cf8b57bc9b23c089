import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { ContactKey, GroupParams } from './shapes.ts';

/** Adds people; whoever left is let in again. */
export const addMembers = endpoint('POST /v2/conversations/:groupId/members', {
  params: GroupParams,
  body: Type.Object({
    user_ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
    groups: Type.Optional(Type.Array(ContactKey, { maxItems: 1_000 })),
  }),
  answer: Type.Object({ added: Type.Integer() }),
  refuses: [
    'conversation_not_found',
    'no_users_in_private_conversation',
    'cannot_add_users',
    'user_not_found',
    'no_users_selected',
    'too_many_users',
    'users_beside_groups',
    'groups_of_different_schools',
    'groups_of_different_years',
  ],
});
