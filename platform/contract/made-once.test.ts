import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('makes a thing once for the same arguments, whatever else was asked in between', () => {
  let count = 0;
  const made = madeOnce((zone: string, options: { hour?: string }) => ({ zone, options, number: ++count }));
  const first = made('UTC', {});
  expect(made('UTC', { hour: '2-digit' }).number).toBe(2);
  expect(made('Europe/Tallinn', {}).number).toBe(3);
  expect(made('UTC', {})).toBe(first);
  expect(made('UTC', { hour: '2-digit' }).number).toBe(2);
});
