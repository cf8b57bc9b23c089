import { Type } from 'typebox';
import { Id, LanguageCode, oneOf } from '#platform/contract/shapes.ts';
import { EID_CODE_MAX, ORIGIN_MAX } from './limits.ts';

/** What an eID is shown for: to be let in, to show again who one is, or to have the profile verified. */
export const PURPOSES = ['sign-in', 'prove', 'verify'] as const;
export const EID_WAYS = ['id_card', 'mobile_id', 'smart_id', 'openid'] as const;
export type EidWay = (typeof EID_WAYS)[number];

const EidPurpose = oneOf(PURPOSES);
export const EidCountry = Type.String({ pattern: '^[A-Z]{2}$' });
export const EidCode = Type.String({ pattern: '^[0-9][0-9-]*$', minLength: 6, maxLength: EID_CODE_MAX });
export const EidOrigin = Type.String({ minLength: 1, maxLength: ORIGIN_MAX });

/** What every beginning says: what for, and in which language the phone or the service should speak. */
export const beginning = { purpose: EidPurpose, language: LanguageCode };

/** The name of a turn; only the browser that began it gets anything for it. */
export const EidTurnCode = Type.String({ minLength: 1, maxLength: 100 });

export const EidDone = Type.Object({ user_id: Id });

/** Why a turn may not begin. */
export const BEGIN_REFUSES = ['already_verified', 'eid_service_away', 'eid_way_not_offered'] as const;

/** How a turn may end without success, whichever way it went. */
export const END_REFUSES = [
  'eid_not_accepted',
  'eid_other_person',
  'eid_person_unknown',
  'eid_phone_absent',
  'eid_service_away',
  'eid_way_not_offered',
  'eid_wrong_code',
  'link_already_exists',
  'mobile_id_profile_problem',
  'smart_id_profile_problem',
  'verification_cancelled',
  'verification_session_expired',
  'verification_session_not_found',
  'verification_timed_out',
] as const;
