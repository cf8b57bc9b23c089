import { type Static, Type } from 'typebox';
import { Id } from '#platform/contract/shapes.ts';

/**
 * Which results, in percent of the points, give which value (S3 section 3): from the first on up to the second, which is in
 * the range too unless the next one begins with it (`rules/credit-of.ts`).
 */
export const CreditRange = Type.Object({
  id: Id,
  from: Type.Number(),
  to: Type.Number(),
  value: Type.String(),
  version: Type.Integer(),
});
export type CreditRange = Static<typeof CreditRange>;

export const CreditParams = Type.Object({ schoolId: Id });
export const RangeParams = Type.Object({ schoolId: Id, rangeId: Id });

/** Its faults have sentences of their own, so the rule judges the fields. */
export const WrittenRange = Type.Object({
  from: Type.Optional(Type.Unknown()),
  to: Type.Optional(Type.Unknown()),
  value: Type.Optional(Type.Unknown()),
});
export type WrittenRange = Static<typeof WrittenRange>;

export const RANGE_FAULTS = [
  'credit_range_bounds_required',
  'error.points.negative_expand',
  'error.points.large_expand',
  'credit_range_order',
  'credit_value_required',
  'credit_value_too_long',
] as const;
