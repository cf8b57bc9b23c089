import { type RefObject, useCallback, useState } from 'react';
import type { Place } from './keep-talk.ts';
import type { ChatListHandle } from './use-chat-scroll.ts';
import type { OpenTalk } from './use-talk.ts';

/** What leads back from a jump. */
export type WayBack = {
  /** Goes to a quote or to something found, and remembers what stood in the middle before. */
  jump: (place: Place) => void;
  /** Goes back to where one was before the last jump; null when that was the end. */
  goBack: (() => void) | null;
  /** Whoever has come to the end needs no way back any more. */
  forget: () => void;
};

const NOWHERE: readonly number[] = [];

/** The places from which somebody jumped, so that the way down leads back through them before it leads to the end. */
export function useWayBack(open: OpenTalk['open'], list: RefObject<ChatListHandle | null>): WayBack {
  const [places, setPlaces] = useState(NOWHERE);
  const last = places.at(-1);
  const jump = useCallback(
    (place: Place) => {
      const from = list.current?.middle() ?? null;
      if (from !== null) setPlaces((known) => [...known, from]);
      open(place);
    },
    [open, list],
  );
  const goBack = useCallback(() => {
    setPlaces((known) => known.slice(0, -1));
    if (last !== undefined) open({ around: last, or_else: true });
  }, [open, last]);
  const forget = useCallback(() => setPlaces(NOWHERE), []);
  return { jump, goBack: last === undefined ? null : goBack, forget };
}
