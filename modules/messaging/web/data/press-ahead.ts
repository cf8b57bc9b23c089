import type { PointerEvent } from 'react';
import { isPlain } from './is-plain.ts';
import { prepare } from './prepared.ts';
import { readAhead } from './read-ahead.ts';

/** Most fingers that scroll have moved on by then; one that presses is mostly still there. */
const SCROLLS_MS = 50;

/**
 * Has a conversation prepared when the mouse goes down on it, a tenth of a second before it lets go and the conversation
 * opens. When a finger has stayed there for a moment what is said there is asked for, which is all there is time for.
 */
export function pressAhead(event: PointerEvent<Element>, groupId: number): void {
  if (!isPlain(event)) return;
  if (event.pointerType !== 'touch') return void prepare(groupId);
  const timer = setTimeout(readAhead, SCROLLS_MS, groupId);
  const over = new AbortController();
  // Whoever lets go earlier asks by the click that follows; whoever scrolls asks for nothing.
  const end = (): void => {
    clearTimeout(timer);
    over.abort();
  };
  for (const kind of ['pointerup', 'pointercancel'])
    event.currentTarget.addEventListener(kind, end, { signal: over.signal });
}
