import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { ContactKey } from './shapes.ts';

/** Sends messages on: to conversations, to people, or to contact groups (S2 section 7). */
export const forwardMessages = endpoint('POST /v2/messages/forward', {
  body: Type.Object({
    messages: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    group_ids: Type.Optional(Type.Array(Id, { maxItems: 1_000 })),
    user_ids: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
    groups: Type.Optional(Type.Array(ContactKey, { maxItems: 1_000 })),
    school_id: Type.Optional(Id),
    study_year_id: Type.Optional(Id),
    title: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  answer: Type.Object({ group_ids: Type.Array(Id) }),
  refuses: [
    'cannot_forward',
    'message_not_found',
    'too_many_conversations',
    'too_many_users',
    'no_users_selected',
    'users_beside_groups',
    'groups_of_different_schools',
    'groups_of_different_years',
    'cannot_send_message',
    'cannot_add_users',
    'conversation_title_required',
    'conversation_title_too_long',
  ],
});
