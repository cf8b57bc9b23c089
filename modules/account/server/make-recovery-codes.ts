import { handle } from '#platform/server/handle.ts';
import { makeRecoveryCodes as contract } from '../contract/make-recovery-codes.ts';
import { hasSecondStep, holdFactors } from './factor-store.ts';
import { newRecoveryCodes } from './recovery-code-store.ts';
import { tellOfChange } from './security-change-store.ts';

export const makeRecoveryCodes = handle(contract, async ({ tx, announce, actor: { user_id }, now, refuse }) => {
  // Of two who ask at the same moment, the later one's codes take the place of the earlier one's.
  await holdFactors(tx, user_id);
  if (!(await hasSecondStep(tx, user_id))) refuse('second_step_method_invalid');
  const recovery_codes = await newRecoveryCodes(tx, user_id);
  await tellOfChange(tx, announce, user_id, 'recovery_codes', now);
  return { recovery_codes };
});
