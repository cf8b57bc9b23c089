import { expect, it } from 'vitest';
import { sayingOnce } from './trouble.ts';

it('a trouble is said when it begins, and again only after it was over', () => {
  const said: unknown[] = [];
  const { begins, isOver } = sayingOnce((error) => said.push(error));
  isOver();
  begins('first');
  begins('still');
  expect(said).toEqual(['first']);
  isOver();
  begins('second');
  expect(said).toEqual(['first', 'second']);
});
