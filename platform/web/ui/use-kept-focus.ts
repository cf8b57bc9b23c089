import { type RefObject, useEffect } from 'react';
import { focusPage } from './focus-page.ts';

/**
 * Whoever uses the keyboard does not lose their place: when what has the focus goes from the page, such as the row that was
 * just removed or the part that a link was in, the heading has it, or what `nearest` names.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>, nearest?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let last: EventTarget | null = null;
    const isGone = (target: EventTarget | null): boolean => target instanceof Node && !target.isConnected;
    const enter = ({ target }: FocusEvent) => {
      last = target;
    };
    // Some browsers tell of it also when the thing itself goes, so only afterwards it is known why the focus left.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && !isGone(target) && document.activeElement !== target) last = null;
      });
    const watch = new MutationObserver(() => {
      if (!isGone(last)) return;
      last = null;
      if (document.activeElement === document.body) focusPage(null, nearest?.current);
    });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  }, [page, nearest]);
}
