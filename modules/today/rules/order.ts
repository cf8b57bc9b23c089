import type { TodayEntry } from '#platform/contract/today.ts';

const RANK: Record<TodayEntry['urgency'], number> = { now: 0, soon: 1, info: 2 };

/** What is due first comes first; without a date the urgency decides, then the order of the modules. */
export const inOrder = (entries: readonly TodayEntry[]): TodayEntry[] =>
  entries.toSorted((a, b) => RANK[a.urgency] - RANK[b.urgency] || (a.due ?? '9').localeCompare(b.due ?? '9'));
