import { Type } from 'typebox';
import { type AnswerOf, endpoint } from '#platform/contract/endpoint.ts';
import { Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { FACTORS } from './second-step.ts';

/** How somebody's own account is kept: the password, and the second step. */
export const getMySecurity = endpoint('GET /user/me/security', {
  answer: Type.Object({
    /** Null for whoever signs in without a password. */
    password: nullable(Type.Object({ username: Type.String(), changed_at: Moment, is_old: Type.Boolean() })),
    factors: Type.Array(
      Type.Object({
        factor: oneOf(FACTORS),
        is_on: Type.Boolean(),
        /** Where a code would be sent; null where there is no address, and for the app. */
        sent_to: nullable(Type.String()),
        last_used_at: nullable(Moment),
      }),
    ),
    /** Whom an eID has shown; null until one has. */
    identity: nullable(Type.Object({ country: Type.String(), id_code: Type.String(), verified_at: Moment })),
    recovery_codes_left: Type.Integer({ minimum: 0 }),
    trusted_devices: Type.Integer({ minimum: 0 }),
  }),
});

export type MySecurity = AnswerOf<typeof getMySecurity>;
