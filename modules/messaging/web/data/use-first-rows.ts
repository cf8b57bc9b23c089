import { useEffect, useMemo, useState } from 'react';
import { placeIn } from './chat-places.ts';
import type { ChatRow } from './chat-rows.ts';
import { type Heights, lastRowsOf } from './last-rows.ts';
import { whenDrawn } from './when-drawn.ts';

type FirstRows = {
  rows: readonly ChatRow[];
  /** Which of them are drawn before the list knows how high it is: they are measured together with it, in one go. */
  atOnce: readonly number[] | undefined;
};

type Opening = Heights & { opening: number; goal: number | null };

/**
 * The rows of an opening that are to be drawn now. At the end of a conversation these are the last ones, and those above come
 * in when they stand: a list draws from its top before it is brought to its end, and would draw two screens for one.
 */
export function useFirstRows(
  all: readonly ChatRow[],
  { opening, goal, height, my_id, namesAuthors }: Opening,
): FirstRows {
  const [whole, setWhole] = useState(0);
  useEffect(() => {
    if (opening > 0) whenDrawn(() => setWhole(opening));
  }, [opening]);
  const isFirst = whole !== opening && placeIn(all, goal).align === 'end';
  return useMemo(() => {
    if (!isFirst) return { rows: all, atOnce: undefined };
    const rows = lastRowsOf(all, { height, my_id, namesAuthors });
    return { rows, atOnce: [...rows.keys()] };
  }, [all, isFirst, height, my_id, namesAuthors]);
}
