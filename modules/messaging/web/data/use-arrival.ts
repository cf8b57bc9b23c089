import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenDrawn } from './when-drawn.ts';

/** Where a finger points, a field that takes the focus would bring up a keyboard over what is to be read. */
export const HAS_POINTER = '(hover: hover)';

type Parts = { head: RefObject<HTMLElement | null>; field: RefObject<HTMLElement | null> };

/**
 * Whoever walked to a conversation goes on in it: where one writes, else at its head. A page that was just loaded keeps
 * its start.
 */
export function useArrival(isThere: boolean, { head, field }: Parts): void {
  const isFirstPage = useLocation().key === 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: One arrives once.
  useEffect(() => {
    if (!isThere || isFirstPage) return;
    const { activeElement } = document;
    // To take the focus has everything laid out at once; what is to be read is drawn first.
    whenDrawn(() => {
      const place = matchMedia(HAS_POINTER).matches ? (field.current ?? head.current) : head.current;
      const isStill = document.activeElement === activeElement || document.activeElement === document.body;
      if (isStill) place?.focus({ preventScroll: true });
    });
  }, [isThere]);
}
