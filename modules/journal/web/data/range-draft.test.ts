import { expect, it } from 'vitest';
import { checkRange, rangeBody } from './range-draft.ts';

it('sends numbers, and nothing for an empty field', () => {
  expect(rangeBody({ from: 0, to: '', value: 'A' })).toEqual({ from: 0, to: null, value: 'A' });
  expect(rangeBody({ from: '1.5', to: 2, value: 'A' })).toEqual({ from: 1.5, to: 2, value: 'A' });
});

it('finds the field at fault', () => {
  expect(checkRange({ from: 0, to: 50, value: 'A' })).toEqual({});
  expect(checkRange({ from: '', to: 50, value: 'A' })).toEqual({ from: 'credit_range_bounds_required' });
  expect(checkRange({ from: 50, to: 50, value: 'A' })).toEqual({ to: 'credit_range_order' });
  expect(checkRange({ from: 0, to: 50, value: ' ' })).toEqual({ value: 'credit_value_required' });
});
