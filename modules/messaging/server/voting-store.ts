import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { votePoll } from '../contract/facts.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import type { Poll } from '../contract/shapes.ts';
import type { HeldPoll } from './poll-store.ts';

/** Tells those who see a poll how it stands, and the voter's own tabs what they chose; in announcements nobody else learns who voted. */
export async function tellVotes(
  announce: Announce,
  { user_id }: Actor,
  { poll_id, message_id, conversation_id: group_id, group_type }: HeldPoll,
  { voters, answers }: Poll,
): Promise<void> {
  const stands = { group_id, message_id, poll_id, voters, answers: answers.map(({ id, votes }) => ({ id, votes })) };
  const answer_id = answers.find(({ is_mine }) => is_mine)?.id ?? null;
  const audience = { name: `message:${message_id}` };
  if (!ANNOUNCEMENTS.includes(group_type)) return announce(votePoll, { ...stands, user_id, answer_id }, audience);
  await announce(votePoll, { ...stands, user_id: null, answer_id: null }, audience);
  await announce(votePoll, { ...stands, user_id, answer_id }, { persons: [user_id] });
}
