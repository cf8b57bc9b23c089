import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Poll, PollParams } from './shapes.ts';

/** Chooses an answer; another choice takes the place of the first. */
export const votePoll = endpoint('POST /v2/polls/:pollId/votes', {
  params: PollParams,
  body: Type.Object({ answer_id: Id }),
  answer: Poll,
  refuses: ['poll_not_found', 'invalid_poll_option', 'poll_ended'],
});
