import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { BEGIN_REFUSES, beginning, EidCode, EidTurnCode } from './eid.ts';

/** Asks the phone with a number, whose owner compares a code. */
export const startMobileId = endpoint('POST /auth/eid/mobile-id', {
  body: Type.Object({
    ...beginning,
    phone: Type.String({ pattern: '^\\+[0-9]{7,15}$' }),
    id_code: EidCode,
  }),
  answer: Type.Object({ turn: EidTurnCode, verification_code: Type.String() }),
  refuses: [...BEGIN_REFUSES, 'mobile_id_profile_problem'],
  secret: true,
});
