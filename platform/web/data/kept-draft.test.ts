// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keptDrafts, ownDrafts } from './kept-draft.ts';

const drafts = keptDrafts<{ text: string }>(
  () => localStorage,
  ({ text }) => typeof text === 'string',
);

afterEach(() => localStorage.clear());

test('a sign-out takes along what its person typed, and nothing of anybody else', () => {
  drafts.write('kriit-lesson:1:7:new', { text: 'Vectors' });
  drafts.write('kriit-lesson:12:7:new', { text: 'Lines' });
  localStorage.setItem('kriit-emoji:1', 'x');
  ownDrafts.belongTo(1);
  ownDrafts.forget();
  expect(drafts.read('kriit-lesson:1:7:new')).toBeNull();
  expect(Object.keys(localStorage).sort()).toEqual(['kriit-emoji:1', 'kriit-lesson:12:7:new']);
});

test('what the storage has no room for is kept by the page, until the sign-out', () => {
  const full = keptDrafts<{ text: string }>(
    () => {
      throw new Error('full');
    },
    () => true,
  );
  full.write('kriit-lesson:1:7:new', { text: 'Vectors' });
  expect(full.read('kriit-lesson:1:7:new')).toEqual({ text: 'Vectors' });
  ownDrafts.belongTo(1);
  ownDrafts.forget();
  expect(full.read('kriit-lesson:1:7:new')).toBeNull();
});
