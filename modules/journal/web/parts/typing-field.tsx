import { useEffect, useRef } from 'react';
import type { Draft, useGrid } from '../data/use-grid.ts';
import classes from './journal-grid.module.css';

type Props = { draft: Draft; grid: ReturnType<typeof useGrid>; label: string };

const MOVES: Readonly<Record<string, string>> = {
  Enter: 'ArrowDown',
  Tab: 'ArrowRight',
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
};

/** What is being typed into the active cell, until it is finished or given up. */
export function TypingField({ draft, grid, label }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // A field that goes away loses the focus once more; by then it has been decided what becomes of the text.
  const isOver = useRef(false);
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <input
      ref={field}
      className={classes.typing}
      aria-label={label}
      aria-invalid={draft.fault !== null}
      value={draft.text}
      autoComplete="off"
      onChange={({ currentTarget }) => grid.type(currentTarget.value)}
      onBlur={() => !isOver.current && grid.commit()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          isOver.current = true;
          grid.cancel();
        }
        const move = MOVES[event.key];
        if (!move) return;
        event.preventDefault();
        grid.move(event.shiftKey && event.key === 'Tab' ? 'ArrowLeft' : move);
      }}
    />
  );
}
