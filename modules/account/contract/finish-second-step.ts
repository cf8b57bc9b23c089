import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Anything } from './second-step.ts';

/** The second step of a sign-in: the right code opens the session. A browser may be trusted from then on. */
export const finishSecondStep = endpoint('POST /auth/second-step', {
  body: Type.Object({
    challenge: Anything,
    method: Anything,
    code: Anything,
    trust_device: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ user_id: Id }),
  refuses: [
    'second_step_bad_request',
    'second_step_code_expired',
    'second_step_code_invalid',
    'second_step_method_invalid',
    'second_step_session_expired',
    'second_step_too_many_requests',
    'second_step_user_not_found',
  ],
  secret: true,
});
