import { expect, it } from 'vitest';
import type { WrittenRange } from '../contract/credit-shapes.ts';
import { inHundredths, judgeCreditRange } from './judge-credit-range.ts';

it.each<[string, WrittenRange, string | undefined]>([
  ['from 0 to 50', { from: 0, to: 50, value: '2' }, undefined],
  ['without its end', { from: 0, value: '2' }, 'credit_range_bounds_required'],
  ['with a text for a number', { from: '0', to: 50, value: '2' }, 'credit_range_bounds_required'],
  ['from below zero', { from: -1, to: 50, value: '2' }, 'error.points.negative_expand'],
  ['to below zero', { from: 0, to: -0.01, value: '2' }, 'error.points.negative_expand'],
  ['beyond everything', { from: 0, to: 1e9, value: '2' }, 'error.points.large_expand'],
  ['of nothing', { from: 5, to: 5, value: '2' }, 'credit_range_order'],
  ['backwards', { from: 9, to: 5, value: '2' }, 'credit_range_order'],
  ['of less than a hundredth', { from: 5, to: 5.001, value: '2' }, 'credit_range_order'],
  ['without a value', { from: 0, to: 50, value: '  ' }, 'credit_value_required'],
  ['with a long value', { from: 0, to: 50, value: 'x'.repeat(51) }, 'credit_value_too_long'],
  ['with the longest value', { from: 0, to: 50, value: 'x'.repeat(50) }, undefined],
])('%s', (_, written, key) => {
  const verdict = judgeCreditRange(written);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});

it('keeps two decimals', () => {
  expect(inHundredths(89.999)).toBe(90);
  expect(inHundredths(0.29)).toBe(0.29);
});
