import { Portal } from '@mantine/core';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import classes from './quiet-notice.module.css';

/** What is left free above and below the notices. */
const GAPS_PX = 16;

/** Where quiet notices are drawn; null until the stack is there. */
export const NoticeStackContext = createContext<HTMLElement | null>(null);

/**
 * The one place of quiet notices, in which they stand above each other. The page hears how much room they take
 * (`--kriit-notices-height`), so that nothing at its end stays covered.
 */
export function NoticeStack({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!stack) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = stack.offsetHeight;
      style.setProperty('--kriit-notices-height', `${height > 0 ? height + GAPS_PX : 0}px`);
    });
    observer.observe(stack);
    return () => {
      observer.disconnect();
      style.removeProperty('--kriit-notices-height');
    };
  }, [stack]);
  return (
    <NoticeStackContext value={stack}>
      {children}
      <Portal>
        <div ref={setStack} className={classes.stack} data-quiet-notices />
      </Portal>
    </NoticeStackContext>
  );
}
