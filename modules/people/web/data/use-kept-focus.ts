import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a row that had the focus is gone, the focus goes to the button that stays; the keyboard would
 * else start at the top of the page again.
 */
export function useKeptFocus(rows: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) button.current?.focus();
    before.current = rows;
  }, [rows]);
  return button;
}
