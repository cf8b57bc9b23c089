import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';
import { ContactKey } from './shapes.ts';

/** Begins a conversation; one with a single person opens the one that there is (S2 section 7). */
export const createConversation = endpoint('POST /v2/conversations', {
  body: Type.Object({
    title: Type.Optional(Type.String({ maxLength: 1_000 })),
    group_type: Type.Optional(oneOf(['private', 'simple', 'new_announcement', 'forever_alone'])),
    user_ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
    groups: Type.Optional(Type.Array(ContactKey, { maxItems: 1_000 })),
    school_id: Type.Optional(Id),
    study_year_id: Type.Optional(Id),
  }),
  answer: Type.Object({ group_id: Id, is_new: Type.Boolean() }),
  refuses: [
    'conversation_title_required',
    'conversation_title_too_long',
    'no_users_selected',
    'too_many_users',
    'too_few_recipients',
    'users_beside_groups',
    'groups_of_different_schools',
    'groups_of_different_years',
    'cannot_add_users',
    'private_conversation_cannot_be_announcement',
  ],
});
