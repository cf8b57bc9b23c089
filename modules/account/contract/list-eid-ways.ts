import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable, oneOf } from '#platform/contract/shapes.ts';
import { EID_WAYS } from './eid.ts';

/** The kinds of eID that this installation takes, and in a demonstration who has one and where their phone is. */
export const listEidWays = endpoint('GET /auth/eid/ways', {
  answer: Type.Object({
    ways: Type.Array(oneOf(EID_WAYS)),
    demonstration: nullable(
      Type.Object({
        phone_url: Type.String(),
        people: Type.Array(
          Type.Object({
            country: Type.String(),
            id_code: Type.String(),
            firstname: Type.String(),
            lastname: Type.String(),
          }),
        ),
      }),
    ),
  }),
});
