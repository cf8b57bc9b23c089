import { useEffect } from 'react';
import { useLatest } from '#platform/web/data/use-latest.ts';

/** What lies over the page has the keys for itself. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"]';

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Ctrl, or ⌘ where that does the same. On many keyboards a sign needs Shift, which says nothing. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey !== metaKey && !altKey;

/** A key that does something wherever the focus is, unless what has the focus wants it. */
export function useKey(isMeant: (event: KeyboardEvent) => boolean, act: () => void): void {
  const latest = useLatest({ isMeant, act });
  useEffect(() => {
    // A menu that the key closes is gone by the time the page hears of it, and a sheet by the time the document does.
    let isCovered = false;
    const look = (event: KeyboardEvent) => {
      // Looked for with the meant key only, and not with every letter that is typed.
      isCovered = latest.current.isMeant(event) && document.querySelector(LAYERS) !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (isCovered || event.defaultPrevented || event.isComposing || !latest.current.isMeant(event)) return;
      event.preventDefault();
      latest.current.act();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('keydown', look, { capture: true, signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => leaving.abort();
  }, []);
}
