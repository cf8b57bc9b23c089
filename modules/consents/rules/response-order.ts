import type { ResponseRow } from '../contract/shapes.ts';

type Ordered = Pick<ResponseRow, 'accepted' | 'denied' | 'seen' | 'user_name'>;

// Made once: a collator costs more than a thousand comparisons.
const names = new Intl.Collator('und');

/** Accepted, denied, seen first, then by name (S3 section 9). */
export const byAnswerThenName = (one: Ordered, other: Ordered): number =>
  Number(other.accepted) - Number(one.accepted) ||
  Number(other.denied) - Number(one.denied) ||
  Number(other.seen) - Number(one.seen) ||
  names.compare(one.user_name, other.user_name);
