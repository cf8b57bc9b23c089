import type { CreditRange } from '../../contract/credit-shapes.ts';
import { POINTS_MAX } from '../../contract/limits.ts';
import { judgeCreditRange } from '../../rules/judge-credit-range.ts';

/** A range while it is typed: a field that is empty has no number yet. */
export type RangeDraft = { from: number | string; to: number | string; value: string };

export const draftOfRange = ({ from, to, value }: Pick<CreditRange, 'from' | 'to' | 'value'>): RangeDraft => ({
  from,
  to,
  value,
});

const numberOf = (typed: number | string): number | null => (typed === '' ? null : Number(typed));

export const rangeBody = ({ from, to, value }: RangeDraft) => ({ from: numberOf(from), to: numberOf(to), value });

/** Which refusals belong to which field. */
export const RANGE_REFUSALS = {
  from: ['credit_range_bounds_required', 'error.points.negative_expand', 'error.points.large_expand'],
  to: ['credit_range_order', 'credit_ranges_overlap'],
  value: ['credit_value_required', 'credit_value_too_long'],
} as const;

type RangeFault = Exclude<Extract<ReturnType<typeof judgeCreditRange>, { allowed: false }>['key'], `error.${string}`>;

/** What is at fault before anything is sent; the fields themselves keep numbers within their limits. */
export function checkRange(draft: RangeDraft): Partial<Record<keyof RangeDraft, RangeFault>> {
  const judged = judgeCreditRange(rangeBody(draft));
  if (judged.allowed) return {};
  const found = Object.entries(RANGE_REFUSALS).find(([, keys]) => keys.some((key) => key === judged.key));
  return found ? { [found[0]]: judged.key } : {};
}

/** What a number of a range is typed into. */
export const RANGE_INPUT = { min: 0, max: POINTS_MAX, decimalScale: 2, allowNegative: false } as const;
