import { expect, test } from 'vitest';
import { mayHaveHappened, nextAttempt } from './attempt.ts';

const keys = () => {
  let count = 0;
  return () => `key-${++count}`;
};

test('a repeat of a write that got no answer keeps its key', () => {
  const newKey = keys();
  const first = nextAttempt(null, { body: { name: 'A' } }, newKey);
  expect(nextAttempt(first, { body: { name: 'A' } }, newKey)).toEqual(first);
});

test('a changed write is a new one', () => {
  const newKey = keys();
  const first = nextAttempt(null, { body: { name: 'A' } }, newKey);
  expect(nextAttempt(first, { body: { name: 'B' } }, newKey).key).toBe('key-2');
});

test('only a lost answer, a failed server, or one that is still at work, leaves it open what happened', () => {
  expect(mayHaveHappened({ status: 0, key: 'no_internet_connection' })).toBe(true);
  expect(mayHaveHappened({ status: 409, key: 'request_in_progress' })).toBe(true);
  expect(mayHaveHappened({ status: 400, key: 'name_required' })).toBe(false);
  expect(mayHaveHappened({ status: 500, key: 'backend_errors.default_error' })).toBe(true);
  expect(mayHaveHappened({ status: 504, key: 'frontend_errors.default_error' })).toBe(true);
});
