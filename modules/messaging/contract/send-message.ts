import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { Message, NewPoll } from './shapes.ts';

/** Sends a message and answers it, or keeps it as a draft and answers null (DECISIONS, "Shapes"). */
export const sendMessage = endpoint('POST /v2/messages', {
  body: Type.Object({
    group_id: Id,
    text: Type.Optional(Type.String({ maxLength: 50_000 })),
    attachment_ids: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
    is_draft: Type.Optional(Type.Boolean()),
    is_important: Type.Optional(Type.Boolean()),
    poll: Type.Optional(nullable(NewPoll)),
    /** What is being written meanwhile is something else, and stays a draft. */
    keeps_draft: Type.Optional(Type.Boolean()),
    client_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    master_message_id: Type.Optional(nullable(Id)),
  }),
  grouped: 'freely',
  answer: nullable(Message),
  refuses: [
    'conversation_not_found',
    'message_not_found',
    'message_empty',
    'message_too_long',
    'cannot_send_message',
    'cannot_create_poll',
    'invalid_poll_option',
    'poll_answers_too_few',
    'poll_question_required',
    'poll_end_in_past',
    'client_id_reused',
  ],
});
