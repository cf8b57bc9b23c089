// @vitest-environment jsdom
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressAhead } from './press-ahead.ts';

const readAhead = vi.hoisted(() => vi.fn());
vi.mock('./read-ahead.ts', () => ({ readAhead }));
const prepare = vi.hoisted(() => vi.fn());
vi.mock('./prepared.ts', () => ({ prepare }));

const GROUP = 7;
let row: HTMLElement;

const press = (pointerType: string, more: object = {}) =>
  pressAhead({ pointerType, button: 0, currentTarget: row, ...more } as unknown as PointerEvent<Element>, GROUP);

beforeEach(() => {
  vi.useFakeTimers();
  readAhead.mockReset();
  prepare.mockReset();
  row = document.createElement('a');
});
afterEach(() => {
  vi.useRealTimers();
});

it('a mouse that goes down has the conversation prepared at once', () => {
  press('mouse');
  expect(prepare).toHaveBeenCalledExactlyOnceWith(GROUP);
});

it.each([{ button: 2 }, { ctrlKey: true }])('a press that leads elsewhere asks for nothing: %o', (other) => {
  press('mouse', other);
  expect(prepare).not.toHaveBeenCalled();
});

it('a finger asks when it stays for a moment', () => {
  press('touch');
  expect(readAhead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(readAhead).toHaveBeenCalledExactlyOnceWith(GROUP);
});

it.each(['pointercancel', 'pointerup'])(
  'a finger that scrolls, or lets go earlier, asks for nothing here: %s',
  (kind) => {
    press('touch');
    row.dispatchEvent(new Event(kind));
    vi.advanceTimersByTime(1_000);
    expect(readAhead).not.toHaveBeenCalled();
  },
);
