// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import type { Entry } from '../../contract/shapes.ts';
import { entering } from './entering.ts';
import { useEnter } from './use-enter.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));
// What is said there does not come in time.
vi.mock('./read-ahead.ts', () => ({ readAhead: () => new Promise(() => {}), seeAhead: () => null }));
vi.mock('./prepared.ts', () => ({ whenPrepared: () => Promise.resolve() }));

let enter: ReturnType<typeof useEnter>;
let root: Root;

function List() {
  enter = useEnter();
  return null;
}

const press = (group_id: number, isOpen = false) => enter({ group: { group_id } } as Entry, `/${group_id}`, isOpen);
/** What is said there has not come in time, and the conversation is drawn without. */
const waited = () => vi.advanceTimersByTimeAsync(100);
const drawn = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  navigate.mockClear();
  document.body.innerHTML = '<a><span>Journals</span></a><p>Nothing to press</p>';
  root = createRoot(document.createElement('div'));
  act(() => root.render(<List />));
});
afterEach(() => {
  act(() => root.unmount());
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the conversation that was pressed on, and goes there when it stands', async () => {
  press(1);
  expect(entering()).toBeNull();
  document.querySelector('p')?.click();
  await waited();
  expect(entering()).toBe(1);
  expect(navigate).not.toHaveBeenCalled();
  await drawn();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/1', { flushSync: true });
  expect(entering()).toBeNull();
});

it.each<[who: string, go: () => void]>([
  ['pressed on something else', () => document.querySelector('span')?.click()],
  ['went back', () => history.replaceState(null, '', '/before')],
])('leaves whoever %s meanwhile alone', async (_who, go) => {
  press(1);
  go();
  await waited();
  await drawn();
  expect(navigate).not.toHaveBeenCalled();
});

it('lets nobody write meanwhile into the conversation that is about to go', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form data-composer></form>');
  const isShut = () => document.querySelector('form')?.hasAttribute('inert');
  press(1);
  expect(isShut()).toBe(true);
  history.replaceState(null, '', '/before');
  await waited();
  expect(isShut()).toBe(false);
});

it('stays where somebody went while it was being drawn', async () => {
  press(1);
  await waited();
  history.replaceState(null, '', '/before');
  await drawn();
  expect(navigate).not.toHaveBeenCalled();
  expect(entering()).toBeNull();
});

it('goes to both conversations, one after the other, where the second is pressed on before the first has its address', async () => {
  press(1);
  await waited();
  press(2);
  await waited();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/1', { flushSync: true });
  expect(entering()).toBe(2);
  await drawn();
  expect(navigate).toHaveBeenLastCalledWith('/2', { flushSync: true });
  expect(entering()).toBeNull();
});

it('has its address before anything else is pressed on', async () => {
  press(1);
  await waited();
  const seen = vi.fn(() => expect(navigate).toHaveBeenCalledTimes(1));
  document.querySelector('a')?.addEventListener('click', seen, { once: true });
  document.querySelector('span')?.click();
  expect(seen).toHaveBeenCalledOnce();
  await drawn();
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('draws nothing where leaving has to be asked about', async () => {
  const stopHolding = unsavedChanges.hold(async () => true);
  press(1);
  await waited();
  stopHolding();
  expect(entering()).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/1');
});

it.each<[where: string, at: string, replace: boolean]>([
  ['at a message of it, which Back leads to again', '/1?message=5', false],
  ['in the same place', '/1', true],
])('opens the conversation that is open as a link does: %s', async (_where, at, replace) => {
  history.replaceState(null, '', at);
  press(1, true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/1', { replace });
});
