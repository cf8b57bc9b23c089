import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Anything, SentCode } from './second-step.ts';

/** Sends a code for the second step of a sign-in; a newer one ends the older. */
export const sendStepCode = endpoint('POST /auth/second-step/code', {
  body: Type.Object({ challenge: Anything, method: Anything }),
  answer: SentCode,
  refuses: [
    'second_step_session_expired',
    'second_step_method_invalid',
    'second_step_too_many_requests',
    'second_step_user_not_found',
  ],
});
