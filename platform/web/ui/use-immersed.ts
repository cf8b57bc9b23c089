import { useEffect } from 'react';

/** While a page wants the whole window of a phone, the bar at its bottom stays away; the page has a way back of its own. */
export function useImmersed(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const { dataset } = document.documentElement;
    dataset.immersed = '';
    return () => {
      delete dataset.immersed;
    };
  }, [wanted]);
}
