import { expect, test } from 'vitest';
import { atMost } from './together.ts';

test('no more run at a time than may, everybody gets a turn, and one that fails gives its place back', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const piece = (number: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
      if (number % 3 === 0) throw new Error('broken');
      return number;
    });
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => piece(number)));
  expect(most).toBe(2);
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(6);
  expect(await piece(1)).toBe(1);
});
