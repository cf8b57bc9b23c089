import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptWritings, keyOfWriting } from './kept-writing.ts';

const writing = { title: 'Choir', description: '<p>Sing?</p>', choice: { is_all: false, scopes: [] } };
const kept = { writing, since: null };
const key = keyOfWriting(1, 2, 3);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a text is kept for its writer, its school and its consent alone', () => {
  keptWritings.write(key, kept);
  expect(keptWritings.read(key)).toEqual(kept);
  for (const other of [keyOfWriting(9, 2, 3), keyOfWriting(1, 9, 3), keyOfWriting(1, 2, null)])
    expect(keptWritings.read(other)).toBeNull();
});

test('a text is gone once it is saved or thrown away', () => {
  keptWritings.write(key, kept);
  keptWritings.write(key, null);
  expect([keptWritings.read(key), stored.size]).toEqual([null, 0]);
});

test('what is no text of ours is none', () => {
  stored.set(key, '{"writing":{"title":5}}');
  expect(keptWritings.read(key)).toBeNull();
  stored.set(key, '{');
  expect(keptWritings.read(key)).toBeNull();
});

test.each(['refuses everything', 'is full'])(
  'where the browser’s storage %s, a text lives as long as the page',
  (how) => {
    keptWritings.write(key, { ...kept, since: 'before' });
    const full = () => {
      throw new Error('full');
    };
    vi.stubGlobal('sessionStorage', how === 'is full' ? { ...sessionStorage, setItem: full } : undefined);
    keptWritings.write(key, kept);
    expect(keptWritings.read(key)).toEqual(kept);
    keptWritings.write(key, null);
    expect(keptWritings.read(key)).toBeNull();
  },
);
