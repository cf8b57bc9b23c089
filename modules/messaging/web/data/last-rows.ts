import type { ChatRow } from './chat-rows.ts';

/** How high the list is, and what makes its rows higher: who is named above what they say. */
export type Heights = { height: () => number; my_id: number; namesAuthors: boolean };

/** What is not a message may be as low as this. */
const LEAST_PX = 24;
/** One line in its bubble, the room above where somebody begins, and a name. */
const BUBBLE_PX = 38;
const START_PX = 8;
const NAME_PX = 20;

function leastHeight(row: ChatRow, { my_id, namesAuthors }: Heights): number {
  if (row.kind !== 'message') return LEAST_PX;
  const isNamed = row.starts && namesAuthors && row.message.author_user_id !== my_id;
  return BUBBLE_PX + (row.starts ? START_PX : 0) + (isNamed ? NAME_PX : 0);
}

/** The last rows, as many as fill the list if each of them is as low as it can be. */
export function lastRowsOf(rows: readonly ChatRow[], heights: Heights): readonly ChatRow[] {
  let left = heights.height();
  let from = rows.length;
  while (from > 0 && left > 0) {
    from -= 1;
    left -= leastHeight(rows[from] as ChatRow, heights);
  }
  return rows.slice(from);
}
