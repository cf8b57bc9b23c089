import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { RANGE_FAULTS, WrittenRange } from '../contract/credit-shapes.ts';
import { CREDIT_VALUE_MAX, POINTS_MAX } from '../contract/limits.ts';

type RangeFault = (typeof RANGE_FAULTS)[number];

/** Ranges are kept with two decimals; what lies between them is not told apart. */
export const inHundredths = (value: number): number => Math.round(value * 100) / 100;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** May a credit range be like this? Whether it lies over another one, the database decides. */
export function judgeCreditRange({ from, to, value }: WrittenRange): Verdict<RangeFault> {
  if (!isNumber(from) || !isNumber(to)) return refuse('credit_range_bounds_required');
  if (from < 0 || to < 0) return refuse('error.points.negative_expand');
  if (from > POINTS_MAX || to > POINTS_MAX) return refuse('error.points.large_expand', { max: POINTS_MAX });
  if (inHundredths(from) >= inHundredths(to)) return refuse('credit_range_order');
  if (typeof value !== 'string' || isBlank(value)) return refuse('credit_value_required');
  return lengthOf(value.trim()) > CREDIT_VALUE_MAX ? refuse('credit_value_too_long', { max: CREDIT_VALUE_MAX }) : allow;
}
