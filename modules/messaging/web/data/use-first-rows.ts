import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { placeIn } from './chat-places.ts';
import type { ChatRow } from './chat-rows.ts';
import { type Heights, rowsSeenAt } from './first-rows.ts';
import { whenDrawn } from './when-drawn.ts';

type FirstRows = {
  rows: readonly ChatRow[];
  /** Which of them are drawn before the list knows how high it is: they are measured together with it, in one go. */
  atOnce: readonly number[] | undefined;
};

type Opening = Heights & { opening: number; goal: number | null };

/** How much of an opening is drawn: what is seen, then what lies below it, then everything. */
type Drawn = { opening: number; part: 'below' | 'all' };

/**
 * The rows of an opening that are to be drawn now: first those that are seen, then the others around them. A list draws from
 * its top before it is brought to its place, and would draw two screens for one; and it takes rows in at one end at a time.
 */
export function useFirstRows(
  all: readonly ChatRow[],
  { opening, goal, height, my_id, namesAuthors }: Opening,
): FirstRows {
  const [drawn, setDrawn] = useState<Drawn>({ opening: 0, part: 'all' });
  const part = drawn.opening === opening ? drawn.part : 'seen';
  const shown = useMemo(() => {
    if (part === 'all') return { rows: all, atOnce: undefined, isEnd: true };
    const { from, to } = rowsSeenAt(all, placeIn(all, goal), { height, my_id, namesAuthors });
    if (part === 'below') return { rows: all.slice(from), atOnce: undefined, isEnd: true };
    const rows = all.slice(from, to);
    return { rows, atOnce: [...rows.keys()], isEnd: to === all.length };
  }, [all, part, goal, height, my_id, namesAuthors]);
  const latest = useLatest(shown);
  useEffect(() => {
    if (opening === 0 || part === 'all') return;
    return whenDrawn(() => {
      // Measured by now, for the next one.
      height();
      setDrawn({ opening, part: latest.current.isEnd ? 'all' : 'below' });
    });
  }, [opening, part, height]);
  return shown;
}
