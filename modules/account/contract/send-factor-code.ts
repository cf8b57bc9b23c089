import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AnyMethod, SentCode } from './second-step.ts';

/** Sends a code to the person's own address, to see that it arrives before sign-ins depend on it. */
export const sendFactorCode = endpoint('POST /user/me/second-step/:factor/code', {
  params: Type.Object({ factor: AnyMethod }),
  answer: SentCode,
  refuses: ['second_step_already_enabled', 'second_step_method_invalid', 'second_step_too_many_requests'],
});
