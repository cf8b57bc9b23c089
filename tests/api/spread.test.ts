import { describe, expect, it } from 'vitest';
import { share, spread } from './spread.ts';

const letters = (count: number): string[] => Array.from({ length: count }, (_, place) => `letter ${place}`);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

describe.each([
  [1, 1],
  [1, 4],
  [4, 1],
  [3, 4],
  [4, 4],
  [29, 4],
  [32, 4],
])('%d of the one and %d of the other', (many, few) => {
  it.each([0, 1, 2, 7])('each comes, in turn %d', (turn) => {
    const pairs = spread(letters(many), numbers(few), turn, false);
    expect(pairs).toHaveLength(Math.max(many, few));
    expect(new Set(pairs.map(([one]) => one))).toEqual(new Set(letters(many)));
    expect(new Set(pairs.map(([, other]) => other))).toEqual(new Set(numbers(few)));
  });

  it('every two meet after as many turns as there are of the other', () => {
    const met = numbers(few).flatMap((turn) => spread(letters(many), numbers(few), turn, false).map(String));
    expect(new Set(met).size).toBe(many * few);
  });

  it('the full form leaves nothing to turns', () => {
    expect(new Set(spread(letters(many), numbers(few), 5, true).map(String)).size).toBe(many * few);
  });
});

it('nobody meets nobody', () => {
  expect(spread([], [1, 2], 0, false)).toEqual([]);
  expect(spread(['a'], [], 0, false)).toEqual([]);
});

it('shares come together to everything, and none is everything', () => {
  const shares = numbers(4).map((turn) => share(letters(9), 4, turn, false));
  expect(shares.flat().toSorted()).toEqual(letters(9));
  expect(Math.max(...shares.map(({ length }) => length))).toBe(3);
  expect(share(letters(9), 4, 1, true)).toEqual(letters(9));
});
