import { expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

it('is that of the country, and none where points are counted', () => {
  expect(scaleOf('EE', false)[0]).toBe('5');
  expect(scaleOf('LV', false)[0]).toBe('10');
  expect(scaleOf('FR', false)[0]).toBe('A');
  expect(scaleOf('EE', true)).toEqual([]);
});
