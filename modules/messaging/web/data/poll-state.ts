import { useEffect, useState } from 'react';
import type { Poll } from '../../contract/shapes.ts';
import { isEnded } from '../../rules/judge-poll.ts';

/** How much of a bar an answer fills, in whole percent. */
export const shareOf = (votes: number, voters: number): number =>
  voters > 0 ? Math.min(100, Math.round((votes / voters) * 100)) : 0;

/** A poll as it will stand with this answer of one's own, or with none. */
export function withVote(poll: Poll, answer_id: number | null): Poll {
  const had = poll.answers.some(({ is_mine }) => is_mine);
  return {
    ...poll,
    voters: poll.voters - (had ? 1 : 0) + (answer_id === null ? 0 : 1),
    answers: poll.answers.map((answer) => {
      const is_mine = answer.id === answer_id;
      return { ...answer, is_mine, votes: answer.votes - (answer.is_mine ? 1 : 0) + (is_mine ? 1 : 0) };
    }),
  };
}

/** Browsers count a timer in 32 bits; a poll that ends later is looked at again when the page is. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Whether a poll is over, and in the moment in which it ends. */
export function useEnded({ end_date, is_ended }: Pick<Poll, 'end_date' | 'is_ended'>): boolean {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (end_date === null || is_ended) return;
    const left = Date.parse(end_date) - Date.now();
    if (left > TIMER_MAX_MS) return;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, left) + 50);
    return () => clearTimeout(timer);
  }, [end_date, is_ended]);
  return is_ended || isEnded(end_date, now);
}
