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
  vi.useRealTimers();
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

type Point = { readonly x: number; readonly y: number };

/** Tells of fingers on something: as many as there are points. */
function touch(kind: 'touchstart' | 'touchmove' | 'touchend', text: string, ...points: readonly Point[]): boolean {
  const event = new TouchEvent(kind, { bubbles: true, cancelable: true });
  const touches = points.map(({ x, y }) => ({ clientX: x, clientY: y }));
  Object.defineProperty(event, 'touches', { value: touches });
  Object.defineProperty(event, 'changedTouches', { value: touches });
  return named(text).dispatchEvent(event);
}
const [here, beside, farther] = [
  { x: 5, y: 5 },
  { x: 25, y: 5 },
  { x: 5, y: 60 },
];
const whileHeld = () => vi.advanceTimersByTime(500);

it('a finger that stays on the words opens the menu, and presses nothing when it is lifted', () => {
  vi.useFakeTimers();
  touch('touchstart', 'See you at eight', here);
  whileHeld();
  expect(openMenu).toHaveBeenCalledOnce();
  expect(touch('touchend', 'See you at eight')).toBe(false);
});

it.each(['the plan', 'Today'])('on "%s" a held finger does nothing, and may press', (text) => {
  vi.useFakeTimers();
  touch('touchstart', text, here);
  whileHeld();
  expect(touch('touchend', text)).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
});

it('two fingers hold nothing, and the one that scrolls after them neither', () => {
  vi.useFakeTimers();
  touch('touchstart', 'See you at eight', here);
  touch('touchstart', 'So late?', here, beside);
  touch('touchend', 'See you at eight');
  whileHeld();
  touch('touchstart', 'See you at eight', here);
  touch('touchmove', 'See you at eight', farther);
  whileHeld();
  expect(touch('touchend', 'See you at eight')).toBe(true);
  expect(openMenu).not.toHaveBeenCalled();
});

it('whoever taps after a held message went from under the finger presses what is there', () => {
  vi.useFakeTimers();
  touch('touchstart', 'See you at eight', here);
  whileHeld();
  touch('touchstart', 'So late?', here);
  expect(touch('touchend', 'So late?')).toBe(true);
});

it('the arrow keys walk from menu to menu', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-message-menu]');
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // What the page of these tests has not got.
  for (const article of document.querySelectorAll('article')) article.scrollIntoView = () => {};
  first?.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowUp');
  expect(document.activeElement).toBe(first);
});
