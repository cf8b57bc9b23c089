import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

const kept = { by: 1, user_id: 2, consent_id: 3, version: 1, answer: 'denied' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is given once to whoever comes back', () => {
  const mark = keptAnswer.keep(kept);
  expect([keptAnswer.take(mark, kept), keptAnswer.take(mark, kept)]).toEqual(['denied', null]);
});

test.each([
  ['another person', { by: 9 }],
  ['another child', { user_id: 9 }],
  ['another consent', { consent_id: 9 }],
])('is not taken for %s, and stays', (_whose, other) => {
  const mark = keptAnswer.keep(kept);
  expect(keptAnswer.take(mark, { ...kept, ...other })).toBeNull();
  expect(keptAnswer.take(mark, kept)).toBe('denied');
});

test('is not given to words that were changed meanwhile', () => {
  const mark = keptAnswer.keep(kept);
  expect(keptAnswer.take(mark, { ...kept, version: 2 })).toBeNull();
});

test('an address without the mark answers nothing', () => {
  keptAnswer.keep(kept);
  expect(keptAnswer.take('guessed', kept)).toBeNull();
});

test('is forgotten when it is dropped, and after ten minutes', () => {
  const mark = keptAnswer.keep(kept);
  keptAnswer.drop();
  expect(keptAnswer.take(mark, kept)).toBeNull();
  const late = keptAnswer.keep(kept);
  vi.advanceTimersByTime(10 * 60_000 + 1);
  expect(keptAnswer.take(late, kept)).toBeNull();
});

test('a browser that stores nothing finishes nothing, and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const mark = keptAnswer.keep(kept);
  expect(keptAnswer.take(mark, kept)).toBeNull();
  expect(() => keptAnswer.drop()).not.toThrow();
});
