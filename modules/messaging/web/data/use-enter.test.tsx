// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '../../contract/shapes.ts';
import { useEnter } from './use-enter.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));
// What is said there does not come in time.
vi.mock('./read-ahead.ts', () => ({ readAhead: () => new Promise(() => {}) }));

let enter: ReturnType<typeof useEnter>;
let root: Root;

function List() {
  enter = useEnter();
  return null;
}

const press = (group_id: number) => enter({ group: { group_id } } as Entry, `/${group_id}`);
const waited = () => vi.advanceTimersByTimeAsync(200);

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

it('goes to the conversation that was pressed on, a moment later', async () => {
  press(1);
  expect(navigate).not.toHaveBeenCalled();
  document.querySelector('p')?.click();
  await waited();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/1', { flushSync: true });
});

it.each<[who: string, go: () => void]>([
  ['pressed on something else', () => document.querySelector('span')?.click()],
  ['went back', () => history.replaceState(null, '', '/before')],
])('leaves whoever %s meanwhile alone', async (_who, go) => {
  press(1);
  go();
  await waited();
  expect(navigate).not.toHaveBeenCalled();
});
