import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable } from '#platform/contract/shapes.ts';
import { AnyMethod, Anything, RecoveryCodes } from './second-step.ts';

/** Turns a method of the second step on, with a first code that proves it works. The first one brings recovery codes. */
export const turnOnFactor = endpoint('POST /user/me/second-step/:factor', {
  params: Type.Object({ factor: AnyMethod }),
  body: Type.Object({ code: Anything }),
  answer: Type.Object({ recovery_codes: nullable(RecoveryCodes) }),
  refuses: [
    'second_step_already_enabled',
    'second_step_bad_request',
    'second_step_code_expired',
    'second_step_code_invalid',
    'second_step_method_invalid',
    'second_step_too_many_requests',
  ],
});
