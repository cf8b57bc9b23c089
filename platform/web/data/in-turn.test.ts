import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, then once in its time, and never forgets the last wish', () => {
  const ran: number[] = [];
  const ask = inTurn((at: number) => ran.push(at), 1000);
  for (let at = 1; at <= 50; at += 1) ask(at);
  expect(ran).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual([1, 50]);
  vi.advanceTimersByTime(5000);
  expect(ran).toEqual([1, 50]);
  ask(51);
  expect(ran).toEqual([1, 50, 51]);
});
