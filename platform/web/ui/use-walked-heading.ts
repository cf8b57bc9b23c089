import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The heading of a part of a page that has an address of its own. Whoever walked to it goes on reading there; a page
 * that was just loaded keeps its start. `step` names what makes it another one in place; all other changes of the
 * address, such as a search, leave the focus alone.
 */
export function useWalkedHeading(step?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address is asked when the step begins, and not again.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
