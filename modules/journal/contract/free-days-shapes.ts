import { type Static, Type } from 'typebox';
import { Day, Id } from '#platform/contract/shapes.ts';

/** Days on which a school has no lessons, the first and the last of them among them. */
export const FreeDays = Type.Object({
  id: Id,
  name: Type.String(),
  starts_on: Day,
  ends_on: Day,
  /** Whoever saves names the version that they saw. */
  version: Type.Integer(),
});
export type FreeDays = Static<typeof FreeDays>;

export const FreeDaysParams = Type.Object({ schoolId: Id, freeDaysId: Id });

/** Its faults have sentences of their own, so the rule judges the fields. */
export const WrittenFreeDays = Type.Object({
  name: Type.Optional(Type.Unknown()),
  starts_on: Type.Optional(Type.Unknown()),
  ends_on: Type.Optional(Type.Unknown()),
});
export type WrittenFreeDays = Static<typeof WrittenFreeDays>;

export const FREE_DAYS_FAULTS = [
  'free_days_name_required',
  'free_days_name_too_long',
  'free_days_from_invalid',
  'free_days_to_invalid',
  'free_days_order',
  'free_days_too_long',
] as const;
