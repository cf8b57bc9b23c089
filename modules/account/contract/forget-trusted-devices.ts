import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** From now on every browser of the person is asked for the second step. */
export const forgetTrustedDevices = endpoint('DELETE /user/me/trusted-devices', {
  answer: Type.Object({ forgotten: Type.Integer({ minimum: 0 }) }),
});
