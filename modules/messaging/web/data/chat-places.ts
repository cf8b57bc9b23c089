import type { ChatRow } from './chat-rows.ts';

/** A row, and where in the list it is to stand. */
export type ListPlace = { index: number; align: 'start' | 'center' | 'end' };

/** Where the list begins: at the message that was looked for, where the new ones begin, or at the end. */
export function placeIn(rows: readonly ChatRow[], goal: number | null): ListPlace {
  const wanted = rows.findIndex((row) => 'message' in row && row.message.message_id === goal);
  if (wanted >= 0) return { index: wanted, align: 'center' };
  const fresh = rows.findIndex(({ kind }) => kind === 'new');
  if (fresh >= 0) return { index: Math.max(fresh - 1, 0), align: 'start' };
  return { index: Math.max(rows.length - 1, 0), align: 'end' };
}

/** True when rows came in above the others: then the list is held at its end. */
export function isShifted(before: readonly ChatRow[], after: readonly ChatRow[]): boolean {
  const first = before[0]?.key;
  return first !== undefined && after[0]?.key !== first && after.some(({ key }) => key === first);
}

/** The number of the last message up to a row. */
export function lastNumberUpTo(rows: readonly ChatRow[], index: number): number {
  const last = rows.slice(0, index + 1).findLast((row) => 'message' in row);
  return last && 'message' in last ? last.message.number : 0;
}

/** The first message from a row on. */
export function firstMessageId(rows: readonly ChatRow[], index: number): number | null {
  const first = rows.slice(index).find((row) => 'message' in row);
  return first && 'message' in first ? first.message.message_id : null;
}
