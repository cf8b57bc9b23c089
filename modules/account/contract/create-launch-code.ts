import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { HOST_KEY_MAX, ORIGIN_MAX, USERNAME_MAX } from './limits.ts';

/**
 * A host's server, which shows its key, asks for a code with which one person opens one module in a frame of the
 * host's page, or by a link to our own address.
 */
export const createLaunchCode = endpoint('POST /launch-codes', {
  body: Type.Object({
    host_key: Type.String({ minLength: 1, maxLength: HOST_KEY_MAX }),
    origin: Type.String({ minLength: 1, maxLength: ORIGIN_MAX }),
    username: Type.String({ minLength: 1, maxLength: USERNAME_MAX }),
    module: Type.String({ minLength: 1, maxLength: 50 }),
    role_id: Type.Optional(Id),
    school_id: Type.Optional(Id),
  }),
  answer: Type.Object({ code: Type.String(), expires_in: Type.Integer() }),
  secret: true,
  refuses: ['host_not_known', 'launch_not_possible'],
});
