// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { VirtualizerHandle } from 'virtua';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import type { ChatRow } from './chat-rows.ts';
import { emptyTalk } from './talk.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import type { OpenTalk } from './use-talk.ts';

const GOAL = 2;
const rows = [1, 2, 3].map(
  (message_id): ChatRow => ({
    kind: 'message',
    key: `message-${message_id}`,
    message: { message_id } as Message,
    starts: true,
    ends: true,
  }),
);

/** A list that is as high as somebody who looks at it finds it. */
const viewed = { viewportSize: 0, scrollSize: 0, scrollOffset: 0, findItemIndex: () => 0, scrollToIndex: vi.fn() };
const extend = vi.fn();
let onResize: () => void;
let isAway: boolean;

const list = { current: viewed as unknown as VirtualizerHandle };
const scroller = { current: document.createElement('section') };
const handle = { current: null };
const nothing = () => undefined;
const open = { talk: emptyTalk, opening: 1, goal: GOAL, extend, open: nothing } as unknown as OpenTalk;

function List({ shown = rows, asked = open }: { shown?: readonly ChatRow[]; asked?: OpenTalk }) {
  const last = shown.at(-1);
  const { view, holdSoon } = useChatScroll({ list, open: asked, rows: shown, last, scroller, handle, onEnd: nothing });
  onResize = holdSoon;
  isAway = view.isAway;
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('brings a conversation to the message that was looked for, also in a tab that is looked at much later', () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
  act(() => vi.advanceTimersByTime(60_000));
  expect(viewed.scrollToIndex).not.toHaveBeenCalled();
  expect(extend).not.toHaveBeenCalled();

  viewed.viewportSize = 500;
  onResize();
  expect(viewed.scrollToIndex).toHaveBeenLastCalledWith(1, { align: 'center' });

  // Whoever has arrived is not held any longer, and what is above is asked for.
  act(() => vi.advanceTimersByTime(3_000));
  viewed.scrollToIndex.mockClear();
  onResize();
  expect(viewed.scrollToIndex).not.toHaveBeenCalled();
  expect(extend).toHaveBeenCalledWith('older');
  act(() => root.unmount());
});

it('stays where it is when that message is deleted in the moment in which one comes to it', () => {
  viewed.viewportSize = 500;
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
  expect(viewed.scrollToIndex).toHaveBeenLastCalledWith(1, { align: 'center' });

  viewed.scrollToIndex.mockClear();
  act(() => root.render(<List shown={rows.filter(({ key }) => key !== `message-${GOAL}`)} />));
  onResize();
  expect(viewed.scrollToIndex).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('shows the way down while it is still held at its place, and takes it away as soon as one is at the end', () => {
  viewed.viewportSize = 500;
  viewed.scrollSize = 5_000;
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
  act(() => vi.advanceTimersByTime(500));
  expect(isAway).toBe(true);

  viewed.scrollOffset = 4_500;
  const atEnd = { ...open, opening: 2, goal: null };
  act(() => root.render(<List asked={atEnd} />));
  act(() => vi.advanceTimersByTime(500));
  expect(isAway).toBe(false);
  viewed.scrollSize = 0;
  viewed.scrollOffset = 0;
  act(() => root.unmount());
});
