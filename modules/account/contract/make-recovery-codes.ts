import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { RecoveryCodes } from './second-step.ts';

/** Makes ten new recovery codes, shown this once; the older ones open nothing any more. */
export const makeRecoveryCodes = endpoint('POST /user/me/recovery-codes', {
  answer: Type.Object({ recovery_codes: RecoveryCodes }),
  refuses: ['second_step_method_invalid'],
});
