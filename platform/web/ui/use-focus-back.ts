import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focus-page.ts';

/** By then the library has given the focus back, if whatever had it is still there. */
const FOCUS_RETURNED_MS = 30;

/**
 * Gives the focus back to what opened a dialog where the library does not: when the dialog came into the page already open,
 * when another one lay over it, or when it goes together with what it asked about. To be called once it is gone.
 */
export function useFocusBack(opened: boolean, root: RefObject<Element | null>): () => void {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpened = useRef(false);
  // Looked at while it is drawn: a field inside may take the focus as soon as it is there.
  if (opened && !wasOpened.current) {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body) opener.current = focused;
  }
  useLayoutEffect(() => {
    wasOpened.current = opened;
  }, [opened]);
  const giveBack = useCallback(() => {
    setTimeout(focusPage, FOCUS_RETURNED_MS, root.current, opener.current);
    opener.current = null;
  }, [root]);
  useEffect(() => () => (opener.current === null ? undefined : giveBack()), [giveBack]);
  return giveBack;
}
