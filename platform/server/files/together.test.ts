import { expect, test } from 'vitest';
import { takingTurns } from './together.ts';

const pause = () => new Promise((done) => setImmediate(done));

test('no more run at a time than may, everybody gets a turn, and one that fails gives its place back', async () => {
  const inTurns = takingTurns(2);
  let running = 0;
  let most = 0;
  const piece = (number: number) =>
    inTurns(number, async () => {
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
      if (number % 3 === 0) throw new Error('broken');
      return number;
    });
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => piece(number)));
  expect(most).toBe(2);
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(6);
  expect(await piece(1)).toBe(1);
});

test('whoever has much to do leaves a place free, and waits behind those who had no turn yet', async () => {
  const inTurns = takingTurns(2);
  const order: string[] = [];
  const piece = (owner: number, name: string) =>
    inTurns(owner, async () => {
      order.push(name);
      await pause();
    });
  const many = ['a1', 'a2', 'a3'].map((name) => piece(1, name));
  await Promise.all([...many, piece(2, 'b'), piece(3, 'c'), piece(4, 'd')]);
  expect(order.slice(0, 2)).toEqual(['a1', 'b']);
  expect(order.indexOf('c')).toBeLessThan(order.indexOf('a3'));
  expect(order.indexOf('d')).toBeLessThan(order.indexOf('a3'));
});
