// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const plain = { lang: null, theme: null, context_role_id: null, school_id: null, standalone: false, framed: false };

/** The debt as a page sees it: one of our own, or one inside a frame of another site. */
async function openPage(foreign: boolean) {
  vi.resetModules();
  window.__kriitBoot = { ...plain, framed: foreign, foreign };
  return (await import('./sign-out-debt.ts')).signOutDebt;
}

afterEach(() => {
  localStorage.clear();
  window.__kriitBoot = undefined;
});

test('a sign-out that is owed is known to every page of the same session, until it is settled', async () => {
  (await openPage(false)).owe();
  const other = await openPage(false);
  expect(other.isOwed()).toBe(true);
  other.settle();
  expect((await openPage(false)).isOwed()).toBe(false);
});

test('a frame of another site neither owes nor settles for the pages of our own', async () => {
  (await openPage(false)).owe();
  const frame = await openPage(true);
  expect(frame.isOwed()).toBe(false);
  frame.settle();
  expect((await openPage(false)).isOwed()).toBe(true);
  (await openPage(true)).owe();
  (await openPage(false)).settle();
  expect([(await openPage(false)).isOwed(), (await openPage(true)).isOwed()]).toEqual([false, true]);
});
