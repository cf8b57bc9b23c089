import type { KeyboardEvent } from 'react';

/** Which way an arrow key leads in a list. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys walk from row to row. A long list draws only what is near: `reveal` brings the next one into the page. */
export function walkRows(event: KeyboardEvent<HTMLElement>, count: number, reveal?: (at: number) => void): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  const step = STEPS[event.key];
  if (!row || step === undefined) return;
  event.preventDefault();
  const list = event.currentTarget;
  const at = Math.min(Math.max(Number(row.dataset.row) + step, 0), count - 1);
  reveal?.(at);
  requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus());
}
