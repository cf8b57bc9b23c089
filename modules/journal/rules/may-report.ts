import { ADULT_AGE, ageIn } from '#platform/contract/age.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** As whom somebody stands before a pupil's diary: the pupil, or a guardian in the role of a parent. */
export type Reporter = {
  readonly as: 'self' | 'guardian';
  readonly birthday: string | null;
  readonly time_zone: string;
};

/** Guardians report, and pupils who are of age; of one whose birthday nobody wrote down it is not believed. */
const reports = ({ as, birthday, time_zone }: Reporter, now: Date): boolean =>
  as === 'guardian' || (birthday !== null && ageIn(time_zone, birthday, now) >= ADULT_AGE);

/** May this reader of a diary report an absence? */
export const mayReport = (reporter: Reporter, now: Date): Verdict<'absence_guardian_only'> =>
  reports(reporter, now) ? allow : refuse('absence_guardian_only');

/** May this reader change or take back an absence that ends then? */
export function mayChange(
  reporter: Reporter,
  ends_at: Date,
  now: Date,
): Verdict<'no_access_to_absence' | 'absence_over'> {
  if (!reports(reporter, now)) return refuse('no_access_to_absence');
  return ends_at <= now ? refuse('absence_over') : allow;
}
