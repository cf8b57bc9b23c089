import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { BEGIN_REFUSES, beginning, EidCode, EidCountry, EidOrigin, EidTurnCode } from './eid.ts';

/** Asks the phone of a person, who compares a code; without a person it is whoever scans the QR code, or opens the app. */
export const startSmartId = endpoint('POST /auth/eid/smart-id', {
  body: Type.Object({
    ...beginning,
    person: nullable(Type.Object({ country: EidCountry, id_code: EidCode })),
    /** The page that an app on the same device leads back to; null where it is on another one. */
    origin: nullable(EidOrigin),
  }),
  answer: Type.Object({
    turn: EidTurnCode,
    verification_code: nullable(Type.String()),
    /** What opens the app on the same device. */
    app_link: nullable(Type.String()),
  }),
  refuses: [...BEGIN_REFUSES, 'smart_id_profile_problem'],
  secret: true,
});
