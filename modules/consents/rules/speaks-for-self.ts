import { ADULT_AGE, ageIn } from '#platform/contract/age.ts';

export type Asked = { readonly is_pupil: boolean; readonly birthday: string | null; readonly time_zone: string };

/**
 * Whether somebody who is asked answers in person: everybody but pupils under age. Of a pupil whose birthday nobody
 * wrote down it is not believed that they are of age.
 */
export const speaksForSelf = ({ is_pupil, birthday, time_zone }: Asked, now: Date): boolean =>
  !is_pupil || (birthday !== null && ageIn(time_zone, birthday, now) >= ADULT_AGE);
