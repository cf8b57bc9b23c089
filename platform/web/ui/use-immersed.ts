import { useLayoutEffect } from 'react';

/** What a page does without: the bar at the bottom of a phone, or everything that stands around it. */
type Immersion = 'bar' | 'shell';

/** While a page wants the window for itself, what it does without stays away; the page has a way back of its own. */
export function useImmersed(without: Immersion | null): void {
  useLayoutEffect(() => {
    if (without === null) return;
    const { dataset } = document.documentElement;
    dataset.immersed = without;
    return () => {
      delete dataset.immersed;
    };
  }, [without]);
}
