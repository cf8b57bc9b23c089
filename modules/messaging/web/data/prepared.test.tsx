// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePrepared, prepare, usePrepared, whenPrepared } from './prepared.ts';
import { readAhead, takeAhead } from './read-ahead.ts';
import { talkNews } from './talk-news.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#platform/web/data/call.ts', () => ({ call }));

const [GROUP, OTHER] = [7, 8];
const answer = { data: [], meta: { previous: null, next: null, first_unread: null } };

let shown: number | null;
let root: Root;

function Panes() {
  shown = usePrepared();
  return null;
}

const come = () => act(() => readAhead(GROUP));
/** True when whoever lets go has nothing to wait for. */
const isReady = (groupId: number) =>
  Promise.race([whenPrepared(groupId).then(() => true), new Promise((over) => setTimeout(over, 1, false))]);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  call.mockReset().mockResolvedValue(answer);
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Panes />));
});
afterEach(() => {
  act(() => void takeAhead(GROUP));
  act(() => void takeAhead(OTHER));
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('what is pressed on is drawn when what is said there has come, and is waited for', async () => {
  prepare(GROUP);
  expect(shown).toBeNull();
  await come();
  expect(shown).toBe(GROUP);
  expect(await isReady(GROUP)).toBe(false);
  notePrepared(GROUP);
  expect(await isReady(GROUP)).toBe(true);
});

it('whoever lets go before it has come waits for no drawing, and nothing is drawn twice', async () => {
  prepare(GROUP);
  expect(await isReady(GROUP)).toBe(true);
  await come();
  expect(shown).toBeNull();
});

it('only the last one that was pressed on is drawn', async () => {
  prepare(OTHER);
  await act(() => readAhead(OTHER));
  expect(shown).toBe(OTHER);
  act(() => prepare(GROUP));
  expect(shown).toBeNull();
  await come();
  expect(shown).toBe(GROUP);
});

it('what is no longer whole is taken away', async () => {
  prepare(GROUP);
  await come();
  act(() => void talkNews.tell({ kind: 'touched', data: { group_id: GROUP, message_id: 1 } }));
  expect(shown).toBeNull();
});

it('what is drawn is there for whoever presses on it once more', async () => {
  prepare(GROUP);
  await come();
  notePrepared(GROUP);
  prepare(GROUP);
  expect(await isReady(GROUP)).toBe(true);
});

it('where nobody draws it nobody waits', async () => {
  act(() => root.unmount());
  prepare(GROUP);
  await readAhead(GROUP);
  expect(await isReady(GROUP)).toBe(true);
});
