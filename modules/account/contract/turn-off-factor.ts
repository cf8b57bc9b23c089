import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AnyMethod } from './second-step.ts';

/** Turns a method of the second step off; with the last one go the recovery codes and the trusted devices. */
export const turnOffFactor = endpoint('DELETE /user/me/second-step/:factor', {
  params: Type.Object({ factor: AnyMethod }),
  answer: Type.Object({ turned_off: Type.Literal(true) }),
  refuses: ['second_step_method_invalid'],
});
