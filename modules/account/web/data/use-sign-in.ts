import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { returnPath } from '#platform/web/data/return-path.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import type { SecondStep } from '../../contract/second-step.ts';
import { signIn } from '../../contract/sign-in.ts';
import { noteArrival } from './arrival.ts';

export type Credentials = { username: string; password: string };

export type SignIn = {
  run: (credentials: Credentials) => void;
  pending: boolean;
  error: CallError | null;
  /** What the account asks for after the password; null while the password is what it asks for. */
  step: SecondStep | null;
  /** Back to the password: the step is over, or somebody else wants to sign in. */
  leaveStep: (error: CallError | null) => void;
};

/** After a sign-in the way goes on to where it was to lead. */
export function useArrival(): (userId: number) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (user_id) => {
    noteArrival(user_id);
    await navigate(returnPath(search.get('redirect'), location.origin), { replace: true });
  };
}

/** Signs in with a password; its failures are drawn by the form. */
export function useSignIn(): SignIn {
  const arrive = useArrival();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [stepError, setStepError] = useState<CallError | null>(null);
  const { run, pending, error } = useWrite(signIn, {
    inPlace: true,
    onDone: (answer) => ('second_step' in answer ? setStep(answer.second_step) : arrive(answer.user_id)),
  });
  return {
    run: (credentials) => {
      setStepError(null);
      run({ body: credentials });
    },
    pending,
    error: error ?? stepError,
    step,
    leaveStep: (left) => {
      setStep(null);
      setStepError(left);
    },
  };
}
