import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ORIGIN_MAX } from './limits.ts';

/**
 * Somebody who is signed in lets a frame of another site in, as themselves: the frame has made a launch code and tells
 * only its hash, so that nobody else can open anything with it (decision 027).
 */
export const handOver = endpoint('POST /auth/handovers', {
  body: Type.Object({
    code_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    /** The origin of the page around the frame, which the person has read and agreed to. */
    origin: Type.String({ minLength: 1, maxLength: ORIGIN_MAX }),
    module: Type.String({ minLength: 1, maxLength: 50 }),
  }),
  answer: Type.Object({ expires_in: Type.Integer() }),
  refuses: ['host_not_known', 'launch_not_possible'],
});
