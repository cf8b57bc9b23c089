import { useEffect, useState } from 'react';
import type { Poll } from '../../contract/shapes.ts';
import { isEnded } from '../../rules/judge-poll.ts';

/** How much of a bar an answer fills, in whole percent. */
export const shareOf = (votes: number, voters: number): number =>
  voters > 0 ? Math.min(100, Math.round((votes / voters) * 100)) : 0;

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
