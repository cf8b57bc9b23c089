import { handle } from '#platform/server/handle.ts';
import { resetVote as contract } from '../contract/reset-vote.ts';
import { isEnded } from '../rules/judge-poll.ts';
import { mayTakeBack } from '../rules/may-in-conversation.ts';
import { holdPoll, unvote, viewPoll } from './poll-store.ts';
import { tellVotes } from './voting-store.ts';

export const resetVote = handle(contract, async ({ tx, actor, params, now, announce, refuse }) => {
  const poll = await holdPoll(tx, actor, params.pollId, now);
  if (!mayTakeBack(poll)) refuse('permission_denied');
  if (isEnded(poll.end_date, now)) refuse('poll_ended');
  await unvote(tx, actor, poll);
  const stands = await viewPoll(tx, actor, poll, now);
  await tellVotes(announce, actor, poll, stands);
  return stands;
});
