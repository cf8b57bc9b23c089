import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Whoever was asked for a new password wants to hear of it later. */
export const putOffPassword = endpoint('POST /user/me/password/put-off', {
  answer: Type.Object({ put_off: Type.Literal(true) }),
});
