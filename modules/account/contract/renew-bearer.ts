import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Gives a frame without cookies its next bearer, for one that is still good; that one lives on until its own end. */
export const renewBearer = endpoint('POST /auth/bearer', {
  answer: Type.Object({ bearer: Type.String(), bearer_expires_in: Type.Integer() }),
  secret: true,
  quiet: true,
});
