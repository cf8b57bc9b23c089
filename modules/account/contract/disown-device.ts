import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** "This was not me": ends whatever is open on a device, except this very session, and treats it as new from now on. */
export const disownDevice = endpoint('POST /user/me/devices/:deviceId/disown', {
  params: Type.Object({ deviceId: Id }),
  answer: Type.Object({ ended: Type.Integer() }),
  refuses: ['device_gone'],
});
