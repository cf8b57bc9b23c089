import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { ORIGIN_MAX } from './limits.ts';

/** Whatever stood in the address; what is no code is answered like a code that is too old. */
const Code = Type.String({ minLength: 1, maxLength: 200 });

/**
 * Exchanges a launch code for a session. In a frame the session comes as the frame's own cookie and as a bearer,
 * for browsers that keep no cookie there; at top level it comes as the ordinary cookie alone.
 */
export const launch = endpoint('POST /auth/launch', {
  body: Type.Object({
    code: Code,
    /** A second code of the same person (`token2` in the address), burnt together with the first. */
    code2: Type.Optional(Code),
    /** The origin of the page that shows the frame; our own at top level. */
    origin: Type.String({ minLength: 1, maxLength: ORIGIN_MAX }),
    /** Which of our pages is being opened. */
    path: Type.String({ minLength: 1, maxLength: 2_000 }),
    framed: Type.Boolean(),
  }),
  answer: Type.Object({
    user_id: Id,
    bearer: nullable(Type.String()),
    bearer_expires_in: nullable(Type.Integer()),
  }),
  refuses: ['launch_code_invalid', 'launch_code_used', 'launch_not_possible'],
  secret: true,
});
