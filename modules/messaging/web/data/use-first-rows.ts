import { useEffect, useState } from 'react';
import { placeIn } from './chat-places.ts';
import type { ChatRow } from './chat-rows.ts';
import { whenDrawn } from './when-drawn.ts';

/** About what a screen shows of the end of a conversation. */
const FIRST_ROWS = 15;

/**
 * The rows of an opening that are to be drawn now. At the end of a conversation these are the last ones, and those above come
 * in when they stand: a list draws from its top before it is brought to its end, and would draw two screens for one.
 */
export function useFirstRows(rows: readonly ChatRow[], opening: number, goal: number | null): readonly ChatRow[] {
  const [whole, setWhole] = useState(0);
  useEffect(() => {
    if (opening > 0) whenDrawn(() => setWhole(opening));
  }, [opening]);
  const isFirst = whole !== opening && placeIn(rows, goal).align === 'end';
  return isFirst ? rows.slice(-FIRST_ROWS) : rows;
}
