import { handle } from '#platform/server/handle.ts';
import { votePoll as contract } from '../contract/vote-poll.ts';
import { isEnded } from '../rules/judge-poll.ts';
import { mayReact } from '../rules/may-in-conversation.ts';
import { holdPoll, viewPoll, vote } from './poll-store.ts';
import { tellVotes } from './voting-store.ts';

export const votePoll = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const poll = await holdPoll(tx, actor, params.pollId, now);
  if (!mayReact(poll)) refuse('permission_denied');
  if (isEnded(poll.end_date, now)) refuse('poll_ended');
  if (!(await vote(tx, actor, poll, body.answer_id, now))) refuse('invalid_poll_option');
  const stands = await viewPoll(tx, actor, poll, now);
  await tellVotes(announce, actor, poll, stands);
  return stands;
});
