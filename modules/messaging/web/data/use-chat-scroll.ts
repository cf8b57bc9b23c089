import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { SCROLL_TRIGGER_PX } from '../../contract/limits.ts';
import { firstMessageId, type ListPlace, lastNumberUpTo, placeIn } from './chat-places.ts';
import type { ChatRow } from './chat-rows.ts';
import type { OpenTalk } from './use-talk.ts';

/** Nearer to the end than this, one wants to see what comes. */
const AT_END_PX = 80;
/** Below the last message stays a little room. */
const END = { align: 'end', offset: 12 } as const;
/** Until the rows around it are measured, the list is held at the place to which it was opened. */
const SETTLING_MS = 1_500;
/** By then the list has moved to make room for rows above. */
const MOVED_MS = 200;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The row at which the list is held: others come in above it meanwhile. */
type Anchor = { key: string | undefined; align: ListPlace['align'] };

/** What the conversation around the list asks it. */
export type ChatListHandle = {
  /** The number of the lowest message in view. */
  lastVisible: () => number;
  /** Where one stands: null at the end, else the uppermost message in view. */
  place: () => number | null;
  /** The message in the middle, which is where one lands who comes back to it; null at the end. */
  middle: () => number | null;
  toEnd: () => void;
};

/** What of the list is on screen, by the rows at its edges; the lower one is not known at first. */
type View = { isAway: boolean; isMoving: boolean; top: number; bottom: number | null };

type Parts = {
  list: RefObject<VirtualizerHandle | null>;
  open: OpenTalk;
  rows: readonly ChatRow[];
  /** How the conversation ends, which may not be drawn yet. */
  last: ChatRow | undefined;
  scroller: RefObject<HTMLElement | null>;
  handle: RefObject<ChatListHandle | null>;
  /** Told when one stands at the end, or near it. */
  onEnd: () => void;
};

/** Where the list stands: at the place to which it was opened, at the end while new messages come, or where one left it. */
export function useChatScroll({ list, open, rows, last, scroller, handle, onEnd }: Parts) {
  const { talk, opening, goal, extend, open: openAt } = open;
  const isWhole = talk.newer === null;
  const drawn = useRef(rows);
  const ended = useRef(last?.key);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const grownAt = useRef(0);
  const [view, setView] = useState<View>({ isAway: false, isMoving: false, top: 0, bottom: null });

  const hold = useCallback(() => {
    // Before it is measured there is no place to bring it to; it is told when it is.
    if (!list.current?.viewportSize) return;
    const held = anchor.current;
    const isEnd = held ? held.align === 'end' : isAtEnd.current && isWhole;
    if (isEnd) list.current.scrollToIndex(drawn.current.length - 1, END);
    else if (held) {
      const index = drawn.current.findIndex(({ key }) => key === held.key);
      // A message may be deleted in the very moment in which one comes to it: then the list stays where it is.
      if (index >= 0) list.current.scrollToIndex(index, { align: held.align });
    }
  }, [list, isWhole]);

  // What has grown is only as high as that when it is drawn.
  const next = useRef(0);
  const holdNext = useCallback((work: () => void) => {
    cancelAnimationFrame(next.current);
    next.current = requestAnimationFrame(work);
  }, []);
  const holdSoon = useCallback(() => {
    hold();
    holdNext(hold);
  }, [hold, holdNext]);

  const look = useCallback(
    (isMoving: boolean) => {
      const now = list.current;
      if (!now) return;
      const below = now.scrollSize - now.scrollOffset - now.viewportSize;
      const isAway = below > now.viewportSize / 2 || !isWhole;
      if (anchor.current) {
        // While it is held nothing more is fetched, but the way down is there, or gone, as soon as one has arrived.
        const isAwayHeld = anchor.current.align !== 'end' && now.viewportSize > 0 && isAway;
        setView((last) => (last.isAway === isAwayHeld ? last : { ...last, isAway: isAwayHeld }));
        return;
      }
      const hasEnd = drawn.current.at(-1)?.key === ended.current;
      if (isMoving) isAtEnd.current = hasEnd && below < AT_END_PX;
      const next = {
        isAway,
        isMoving,
        top: now.findItemIndex(now.scrollOffset + 1),
        bottom: now.findItemIndex(now.scrollOffset + now.viewportSize - 1),
      };
      if (!next.isAway) onEnd();
      setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      const hasMoved = performance.now() - grownAt.current > MOVED_MS;
      if (hasMoved && now.scrollOffset < SCROLL_TRIGGER_PX) extend('older');
      if (below < SCROLL_TRIGGER_PX) extend('newer');
    },
    [list, extend, isWhole, onEnd],
  );

  const toEnd = useCallback(() => {
    if (!isWhole) return openAt({ end: true });
    isAtEnd.current = true;
    anchor.current = null;
    holdSoon();
  }, [isWhole, openAt, holdSoon]);

  const letGo = useCallback(() => {
    anchor.current = null;
    look(false);
  }, [look]);
  useEffect(() => {
    const element = scroller.current;
    const taken = new AbortController();
    for (const hand of HANDS) element?.addEventListener(hand, letGo, { signal: taken.signal, passive: true });
    return () => taken.abort();
  }, [scroller, letGo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Only an opening brings the list to its place.
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    const { index, align } = placeIn(rows, goal);
    anchor.current = { key: rows[index]?.key, align };
    isAtEnd.current = align === 'end';
    drawn.current = rows;
    ended.current = last?.key;
    holdSoon();
    look(false);
    // In a tab that nobody looks at yet nothing is measured: it is held there until somebody does.
    const settle = (): void => {
      if (list.current?.viewportSize) letGo();
      else settling = setTimeout(settle, SETTLING_MS);
    };
    let settling = setTimeout(settle, SETTLING_MS);
    return () => clearTimeout(settling);
  }, [opening]);

  useLayoutEffect(() => {
    if (drawn.current[0]?.key !== rows[0]?.key) grownAt.current = performance.now();
    const before = ended.current;
    drawn.current = rows;
    ended.current = last?.key;
    if (last?.key !== before) {
      if (last?.kind === 'placeholder') isAtEnd.current = true;
      if (isAtEnd.current) anchor.current = null;
      // A new row brings the list to its end when it is measured, which is before it is seen; one that is as high as the one
      // before in its place does not.
      holdNext(() => holdNext(hold));
    }
    // Rows that came in above move the list a moment later; until then it seems to stand at its start.
    const moved = setTimeout(look, MOVED_MS + 1, false);
    return () => clearTimeout(moved);
  }, [rows, last, look, hold, holdNext]);

  useLayoutEffect(() => {
    /** The row that is drawn there, from the upper edge at 0 to the lower at 1. */
    const rowAt = (share: number): number => {
      const now = list.current;
      return now ? now.findItemIndex(now.scrollOffset + 1 + share * (now.viewportSize - 2)) : 0;
    };
    handle.current = {
      lastVisible: () => lastNumberUpTo(drawn.current, rowAt(1)),
      place: () => (isAtEnd.current ? null : firstMessageId(drawn.current, rowAt(0))),
      middle: () => (isAtEnd.current ? null : firstMessageId(drawn.current, rowAt(0.5))),
      toEnd,
    };
  }, [list, handle, toEnd]);

  return { view, look, holdSoon, toEnd };
}
