import { type RefObject, useEffect, useRef } from 'react';
import { type GrowingList, mayGoOn } from '#platform/web/data/use-call-pages.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';

/** Asks for the next page when the end of what scrolls is so near; gives what to put there. */
export function useNearEnd(
  scroll: RefObject<HTMLElement | null>,
  near: number,
  length: number,
  pages: GrowingList,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useLatest(pages);
  const isIdle = mayGoOn(pages);
  // Each length has an end of its own: a new page moves it, and it is looked for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: See above.
  useEffect(() => {
    const marked = end.current;
    if (!marked || !isIdle) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && mayGoOn(latest.current)) void latest.current.fetchNextPage();
      },
      { root: scroll.current, rootMargin: `${near}px` },
    );
    observer.observe(marked);
    return () => observer.disconnect();
  }, [scroll, near, length, isIdle]);
  return end;
}
