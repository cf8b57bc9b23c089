import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { BEGIN_REFUSES, beginning, EidCode, EidCountry, EidTurnCode } from './eid.ts';

/** Asks the phone of a person, who compares a code; without a person it is whoever scans the QR code. */
export const startSmartId = endpoint('POST /auth/eid/smart-id', {
  body: Type.Object({
    ...beginning,
    person: nullable(Type.Object({ country: EidCountry, id_code: EidCode })),
  }),
  answer: Type.Object({ turn: EidTurnCode, verification_code: nullable(Type.String()) }),
  refuses: [...BEGIN_REFUSES, 'smart_id_profile_problem'],
  secret: true,
});
