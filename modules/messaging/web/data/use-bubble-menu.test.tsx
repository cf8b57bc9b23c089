// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { type Chat, ChatContext } from './chat.ts';
import type { ChatRow } from './chat-rows.ts';
import { useBubbleMenu } from './use-bubble-menu.ts';

const message = { message_id: 7 } as Message;
const rows: readonly ChatRow[] = [
  { kind: 'day', key: 'day', day: '2026-11-19' },
  { kind: 'message', key: '7', message, starts: true, ends: true },
];
const openMenu = vi.fn<Chat['openMenu']>();
const chat = { openMenu } as Partial<Chat> as Chat;

function List() {
  return (
    <section {...useBubbleMenu(rows)}>
      <p>Today</p>
      <article data-message={7}>
        <div data-bubble>
          <p>See you at eight</p>
          <a href="/plan">the plan</a>
        </div>
        <button type="button" data-message-menu />
      </article>
      <article>
        <div data-bubble>
          <p>On its way</p>
        </div>
      </article>
    </section>
  );
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  openMenu.mockClear();
  const page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  act(() => root.render(<ChatContext value={chat}>{<List />}</ChatContext>));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const named = (text: string): Element => {
  const found = [...document.querySelectorAll('p, a, button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`Nothing says ${text}.`);
  return found;
};
/** True when the browser's own menu would come. */
const pointAt = (text: string): boolean =>
  named(text).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

it('the other button of the mouse on what somebody says opens the menu of the message, beside its button', () => {
  expect(pointAt('See you at eight')).toBe(false);
  expect(openMenu).toHaveBeenCalledExactlyOnceWith(message, document.querySelector('[data-message-menu]'));
});

it.each(['Today', 'the plan', '', 'On its way'])('on "%s" the browser has its own', (text) => {
  expect(pointAt(text)).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
});

it('whoever has chosen words wants to copy them', () => {
  getSelection()?.selectAllChildren(named('See you at eight'));
  expect(pointAt('See you at eight')).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
});
