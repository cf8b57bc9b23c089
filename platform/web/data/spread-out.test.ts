import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spreadOut } from './spread-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once for everything that was asked for until its moment, and again for what comes later', () => {
  const ran: number[] = [];
  const ask = spreadOut(
    (at: number) => ran.push(at),
    5000,
    () => 0.5,
  );
  for (let at = 1; at <= 50; at += 1) ask(at);
  vi.advanceTimersByTime(2499);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual([50]);
  vi.advanceTimersByTime(10_000);
  expect(ran).toEqual([50]);
  ask(51);
  vi.advanceTimersByTime(2500);
  expect(ran).toEqual([50, 51]);
});

it('has a thousand pages ask all over the time, none of them later', () => {
  const asked: number[] = [];
  const start = Date.now();
  for (let page = 0; page < 1000; page += 1) spreadOut(() => asked.push(Date.now() - start), 5000)(null);
  vi.advanceTimersByTime(5000);
  expect(asked).toHaveLength(1000);
  for (const second of [0, 1, 2, 3, 4])
    expect(asked.filter((at) => Math.floor(at / 1000) === second).length).toBeGreaterThan(100);
});
