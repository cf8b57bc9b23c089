import type { Entry } from '../../contract/shapes.ts';

/**
 * By which of the conversations in view a list is held in its place: where it stood and where it stands now. Those in
 * which something was said are on their way to the top; the others are what one looks at.
 */
export function anchorIn(
  before: readonly Entry[],
  after: readonly Entry[],
  first: number,
): { from: number; to: number } | null {
  const places = new Map(after.map((entry, at) => [entry.group.group_id, { at, entry }]));
  const kept = before.slice(first).flatMap((entry, at) => {
    const now = places.get(entry.group.group_id);
    if (now === undefined) return [];
    const isQuiet = now.entry.last_message?.message_id === entry.last_message?.message_id;
    return [{ from: first + at, to: now.at, isQuiet }];
  });
  const held = kept.find(({ isQuiet }) => isQuiet) ?? kept[0];
  return held ? { from: held.from, to: held.to } : null;
}
