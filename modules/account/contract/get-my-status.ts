import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/contract/shapes.ts';

/** How the session stands. Asking does not count as activity. */
export const getMyStatus = endpoint('GET /user/me/status', {
  quiet: true,
  answer: Type.Object({
    signed_in: Type.Literal(true),
    method: Type.String(),
    signed_in_at: Moment,
    is_mobile: Type.Boolean(),
    idle_limit_seconds: Type.Integer(),
    expires_at: Moment,
    /** The password is old, and its owner has not put that off (S3 section 9). */
    asks_new_password: Type.Boolean(),
  }),
});
