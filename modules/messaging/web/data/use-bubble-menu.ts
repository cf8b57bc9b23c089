import type { MouseEvent, SyntheticEvent } from 'react';
import { useChat } from './chat.ts';
import type { ChatRow } from './chat-rows.ts';
import { useHeld } from './use-held.ts';
import { MENU_BUTTON } from './walk-messages.ts';

/** What a message says lies in it; the button with its menu stands beside it. */
const BUBBLE = '[data-bubble]';

/** True for a press on something that has a purpose of its own. */
const isOwnPress = (target: Element): boolean => target.closest('a, button, audio, video, input') !== null;

/**
 * The menu of a message comes to whoever holds a finger on its words or presses the other button of the mouse there. It is
 * asked for by the list: a conversation is drawn faster where its rows need not listen each for itself.
 */
export function useBubbleMenu(rows: readonly ChatRow[]) {
  const { openMenu } = useChat();
  const showMenu = ({ target }: SyntheticEvent): boolean => {
    if (!(target instanceof Element) || isOwnPress(target)) return false;
    const article = target.closest(BUBBLE)?.closest('article');
    const anchor = article?.querySelector<HTMLElement>(MENU_BUTTON);
    const id = Number(article?.dataset.message);
    const row = rows.find((one) => one.kind === 'message' && one.message.message_id === id);
    // The row may have gone from under the finger.
    if (!anchor?.isConnected || row?.kind !== 'message') return false;
    openMenu(row.message, anchor);
    return true;
  };
  return {
    ...useHeld(showMenu),
    onContextMenu: (event: MouseEvent) => {
      // Whoever selects words or points at a link wants the browser's own menu.
      if (String(getSelection()) === '' && showMenu(event)) event.preventDefault();
    },
  };
}
