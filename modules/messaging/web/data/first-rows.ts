import type { ListPlace } from './chat-places.ts';
import type { ChatRow } from './chat-rows.ts';

/** How high the list is, and what makes its rows higher: who is named above what they say. */
export type Heights = { height: () => number; my_id: number; namesAuthors: boolean };

/** What is not a message may be as low as this. */
const LEAST_PX = 24;
/** One line in its bubble, the room above where somebody begins, and a name. */
const BUBBLE_PX = 38;
const START_PX = 8;
const NAME_PX = 20;

/** How much of the list lies below the row to which it is brought. */
const BELOW = { start: 1, center: 0.5, end: 0 } as const;

function leastHeight(row: ChatRow, { my_id, namesAuthors }: Heights): number {
  if (row.kind !== 'message') return LEAST_PX;
  const isNamed = row.starts && namesAuthors && row.message.author_user_id !== my_id;
  return BUBBLE_PX + (row.starts ? START_PX : 0) + (isNamed ? NAME_PX : 0);
}

/**
 * Which rows are seen when the list is brought to a place: as many as fill it if each of them is as low as it can be. Where
 * there are too few on one side, those on the other fill it.
 */
export function rowsSeenAt(rows: readonly ChatRow[], { index, align }: ListPlace, heights: Heights) {
  let [from, to] = [index, index];
  const height = heights.height();
  const below = height * BELOW[align];
  let filled = 0;
  const downTo = (px: number): void => {
    for (let row = rows[to]; row && filled < px; row = rows[to]) {
      filled += leastHeight(row, heights);
      to += 1;
    }
  };
  downTo(Math.max(below, 1));
  for (let row = rows[from - 1]; row && filled < height; row = rows[from - 1]) {
    filled += leastHeight(row, heights);
    from -= 1;
  }
  downTo(height);
  return { from, to };
}
