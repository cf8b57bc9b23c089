import { endpoint } from '#platform/contract/endpoint.ts';
import { Poll, PollParams } from './shapes.ts';

/** Takes the own vote back. */
export const resetVote = endpoint('DELETE /v2/polls/:pollId/votes', {
  params: PollParams,
  answer: Poll,
  refuses: ['poll_not_found', 'poll_ended'],
});
