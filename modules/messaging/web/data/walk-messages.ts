import type { KeyboardEvent } from 'react';
import { STEPS } from './walk-rows.ts';

/** The button with the menu of a message: the stop of the keyboard in it. */
export const MENU_BUTTON = '[data-message-menu]';

/** The arrow keys walk from message to message, by the buttons of their menus. */
export function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target as HTMLElement;
  if (step === undefined || !from.matches(MENU_BUTTON)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(MENU_BUTTON)];
  const next = all[all.indexOf(from) + step];
  event.preventDefault();
  next?.focus({ preventScroll: true });
  next?.closest('article')?.scrollIntoView({ block: 'nearest' });
}
