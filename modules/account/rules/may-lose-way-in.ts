import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** By which ways somebody would still get in. */
export type WaysIn = { readonly has_password: boolean; readonly has_eid: boolean; readonly passkeys: number };

/** A way in may go as long as another one stays: nobody locks themselves out. */
export const mayLoseWayIn = ({ has_password, has_eid, passkeys }: WaysIn): Verdict<'last_way_in'> =>
  has_password || has_eid || passkeys > 0 ? allow : refuse('last_way_in');
