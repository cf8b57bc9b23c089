import type { KeyboardEvent } from 'react';

/** Which way an arrow key leads in a list. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** About as many rows as are in view at once. */
const SCREENFUL = 8;

const LEAPS: Readonly<Record<string, number>> = {
  ...STEPS,
  PageDown: SCREENFUL,
  PageUp: -SCREENFUL,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A row that is far away may take some frames until it is drawn and measured; before that it cannot have the focus. */
const FRAMES_MAX = 30;

function focusWhenDrawn(list: HTMLElement, at: number, frames: number): void {
  requestAnimationFrame(() => {
    const row = list.querySelector<HTMLElement>(`[data-row="${at}"]`);
    row?.focus();
    if (frames > 1 && document.activeElement !== row) focusWhenDrawn(list, at, frames - 1);
  });
}

/**
 * The arrow keys walk from row to row, also from the button of a row's menu, and the keys for longer ways leap. A long list
 * draws only what is near: `reveal` brings the next one into the page. Were such a key left to the browser, the row that has
 * the focus would scroll away and take it along.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>, count: number, reveal?: (at: number) => void): void {
  const target = event.target as HTMLElement;
  const row =
    target.closest<HTMLElement>('[data-row]') ?? target.closest('li')?.querySelector<HTMLElement>('[data-row]');
  const leap = LEAPS[event.key];
  if (!row || leap === undefined) return;
  event.preventDefault();
  const at = Math.min(Math.max(Number(row.dataset.row) + leap, 0), count - 1);
  reveal?.(at);
  focusWhenDrawn(event.currentTarget, at, FRAMES_MAX);
}
