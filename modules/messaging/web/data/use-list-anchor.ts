import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Entry } from '../../contract/shapes.ts';
import { anchorIn } from './list-anchor.ts';

/** Keeps what is in view where it is while others move up past it. At the top, what is new comes into view. */
export function useListAnchor(
  entries: readonly Entry[],
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  const drawn = useRef(entries);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = entries;
    const [now, element] = [list.current, scroller.current];
    if (before === entries || !now || !element || element.scrollTop <= 0) return;
    const held = anchorIn(before, entries, now.findItemIndex(element.scrollTop + 1));
    // Set before anything is painted: the list's own ways of scrolling wait for rows to be measured.
    // A list that has become shorter has nothing there to measure by.
    const isMoved = held !== null && held.from !== held.to && held.from < entries.length;
    if (isMoved) element.scrollTop += now.getItemOffset(held.to) - now.getItemOffset(held.from);
  }, [entries, list, scroller]);
}
