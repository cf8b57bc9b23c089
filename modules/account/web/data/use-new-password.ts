import { useState } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';
import { faultsOf } from '#platform/web/data/form-faults.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { judgePassword } from '../../rules/password.ts';

/** The field that each refusal of a new password is about. */
const REFUSALS = {
  old_password: ['wrong_old_password'],
  password: ['password_too_short', 'password_too_simple', 'password_too_common', 'password_reused'],
  password_repeat: ['password_repeat_differs'],
} as const;

export type PasswordFaults = ReturnType<typeof faultsOf<keyof typeof REFUSALS>>['at'];

/** A new password and its repeat, judged by the rules of the server before they are sent. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [found, setFound] = useState<PasswordFaults | null>(null);
  return {
    password,
    repeat,
    setPassword,
    setRepeat,
    /** True when the rules have nothing against it; otherwise the fault stands at its field. */
    judge(): boolean {
      const verdict = judgePassword(password, repeat);
      if (verdict.allowed) {
        setFound(null);
        return true;
      }
      const field = verdict.key === 'password_repeat_differs' ? 'password_repeat' : 'password';
      setFound({ [field]: sentenceOf(verdict.key, verdict.params) });
      return false;
    },
    /** What stands at the fields: our own finding first, then the server's. */
    faults(error: CallError | null): { at: PasswordFaults; rest: CallError | null } {
      return found ? { at: found, rest: null } : faultsOf(error, REFUSALS);
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
