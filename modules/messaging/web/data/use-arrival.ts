import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { entering } from './entering.ts';
import { whenDrawn } from './when-drawn.ts';

/** Where a finger points, a field that takes the focus would bring up a keyboard over what is to be read. */
export const HAS_POINTER = '(hover: hover)';
/** Whoever has waited this long for something to read may want to write meanwhile. */
const LATEST_MS = 500;

type Parts = { head: RefObject<HTMLElement | null>; field: RefObject<HTMLElement | null> };

/**
 * Whoever walked to a conversation goes on in it: where one writes, else at its head. A page that was just loaded keeps
 * its start.
 */
export function useArrival(isShown: boolean, { head, field }: Parts): void {
  const isFirstPage = useLocation().key === 'default';
  const came = useRef<{ from: Element | null; isThere: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: One arrives once.
  useEffect(() => {
    came.current ??= { from: document.activeElement, isThere: isFirstPage && entering() === null };
    const arrival = came.current;
    const arrive = (): void => {
      if (arrival.isThere) return;
      arrival.isThere = true;
      const place = matchMedia(HAS_POINTER).matches ? (field.current ?? head.current) : head.current;
      const isStill = document.activeElement === arrival.from || document.activeElement === document.body;
      if (isStill) place?.focus({ preventScroll: true });
    };
    // To take the focus has everything laid out at once; what is to be read is drawn first.
    if (isShown) return whenDrawn(arrive);
    const timer = setTimeout(arrive, LATEST_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}
