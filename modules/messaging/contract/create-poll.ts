import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Message, NewPoll, Poll } from './shapes.ts';

/** Asks the members of a conversation (S2 section 7). */
export const createPoll = endpoint('POST /v2/polls', {
  body: Type.Object({
    group_id: Id,
    ...NewPoll.properties,
    client_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  answer: Type.Object({ ...Poll.properties, message: Message }),
  refuses: [
    'conversation_not_found',
    'cannot_create_poll',
    'invalid_poll_option',
    'poll_answers_too_few',
    'poll_question_required',
    'poll_end_in_past',
    'client_id_reused',
  ],
});
