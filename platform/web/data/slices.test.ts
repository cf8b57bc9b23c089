import { expect, test } from 'vitest';
import { PAGES_MAX } from '#platform/contract/shapes.ts';
import { countPages, firstSlice, nextSlice, type Slice } from './slices.ts';

const walk = (steps: number): Slice[] => {
  const slices = [firstSlice];
  for (let step = 0; step < steps; step += 1) slices.push(nextSlice(slices.at(-1) ?? firstSlice, false));
  return slices;
};

test('a list grows by as much as is there, and no page is left out or asked for twice', () => {
  expect(walk(4)).toEqual([
    { page: 1, pages: 1 },
    { page: 2, pages: 1 },
    { page: 3, pages: 2 },
    { page: 5, pages: 4 },
    { page: 9, pages: 8 },
  ]);
  expect(countPages(walk(4))).toBe(16);
});

test('a thousand people are walked through in a handful of calls', () => {
  expect(countPages(walk(5)) * 50).toBeGreaterThan(1_334);
});

test('no call asks for more than the contract lets it', () => {
  for (const { pages } of walk(12)) expect(pages).toBeLessThanOrEqual(PAGES_MAX);
});

test('the rest of a list comes in one call', () => {
  expect(nextSlice({ page: 3, pages: 2 }, true)).toEqual({ page: 5, pages: PAGES_MAX });
});
