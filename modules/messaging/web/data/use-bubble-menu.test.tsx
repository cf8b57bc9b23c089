// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { type Chat, ChatContext } from './chat.ts';
import type { ChatRow } from './chat-rows.ts';
import { useBubbleMenu } from './use-bubble-menu.ts';
import { walkMessages } from './walk-messages.ts';

const message = { message_id: 7 } as Message;
const rows: readonly ChatRow[] = [
  { kind: 'day', key: 'day', day: '2026-11-19' },
  { kind: 'message', key: '7', message, starts: true, ends: true },
];
const openMenu = vi.fn<Chat['openMenu']>();
const chat = { openMenu } as Partial<Chat> as Chat;

function List() {
  const heard = { ...useBubbleMenu(rows), onKeyDown: walkMessages };
  return (
    <section {...heard}>
      <p>Today</p>
      <article data-message={7}>
        <div data-bubble>
          <p>See you at eight</p>
          <a href="/plan">the plan</a>
        </div>
        <button type="button" data-message-menu />
      </article>
      <article data-message={8}>
        <div data-bubble>
          <p>So late?</p>
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
  act(() =>
    root.render(
      <ChatContext value={chat}>
        <List />
      </ChatContext>,
    ),
  );
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

const FINGERS = ['one', 'two'] as const;
/** Puts fingers on something, one after the other, and lifts them when they have been held; true when lifting presses what lies there. */
function hold(text: string, fingers: (typeof FINGERS)[number]): boolean {
  vi.useFakeTimers();
  const touches: Touch[] = [];
  const tell = (kind: string) => named(text).dispatchEvent(touchEvent(kind, touches));
  while (touches.length <= FINGERS.indexOf(fingers)) {
    touches.push({ clientX: 5 * touches.length, clientY: 5 } as Touch);
    tell('touchstart');
  }
  vi.advanceTimersByTime(500);
  touches.length = 0;
  const presses = tell('touchend');
  vi.useRealTimers();
  return presses;
}

const touchEvent = (kind: string, touches: readonly Touch[]): TouchEvent => {
  const event = new TouchEvent(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: [...touches] });
  Object.defineProperty(event, 'changedTouches', { value: [] });
  return event;
};

it('a finger that stays on the words opens the menu, and presses nothing when it is lifted', () => {
  expect(hold('See you at eight', 'one')).toBe(false);
  expect(openMenu).toHaveBeenCalledOnce();
});

it.each([
  ['the plan', 'one'],
  ['Today', 'one'],
  ['See you at eight', 'two'],
] as const)('on "%s", with %s, a hold does nothing', (text, fingers) => {
  expect(hold(text, fingers)).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
});

it('the arrow keys walk from menu to menu', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-message-menu]');
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  HTMLElement.prototype.scrollIntoView = () => {};
  first?.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowUp');
  expect(document.activeElement).toBe(first);
});
