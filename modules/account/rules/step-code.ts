import { plainCode } from '#platform/contract/typed-code.ts';
import { STEP_CODE_DIGITS } from '../contract/limits.ts';
import type { StepMethod } from '../contract/second-step.ts';

/** The letters of recovery codes: none that can be taken for another one when it was written down by hand. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const RECOVERY_LENGTH = 10;

const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);
const SHORT_CODE = new RegExp(`^\\d{${STEP_CODE_DIGITS}}$`);

/** A code as it is compared; null when it has not the shape of one. */
export function readCode(method: StepMethod, typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const plain = plainCode(typed);
  return (method === 'recovery_code' ? RECOVERY_CODE : SHORT_CODE).test(plain) ? plain : null;
}

/** A recovery code as it is shown, in two halves. */
export const showRecoveryCode = (plain: string): string =>
  `${plain.slice(0, RECOVERY_LENGTH / 2)}-${plain.slice(RECOVERY_LENGTH / 2)}`;
