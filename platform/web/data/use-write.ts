import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { type Attempt, mayHaveHappened, nextAttempt } from './attempt.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';

type Options<E extends Endpoint> = {
  onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => unknown;
  /** True for errors that the form shows itself, near the field; the others go to the modal or a toast. */
  inPlace?: boolean | ((error: CallError) => boolean);
};

/** A write of the contract, bound to a button or a form. */
export type Write<E extends Endpoint> = {
  /** Starts the write; a second click while it runs is ignored. Failures are told, not raised. */
  run: (input: InputOf<E>) => void;
  pending: boolean;
  error: CallError | null;
  reset: () => void;
};

/**
 * Writes and then refreshes every answer that is on screen:
 * `const save = useWrite(saveSettings, { onDone })`, `save.run({ params, body })`, `save.pending`.
 */
export function useWrite<E extends Endpoint>(endpoint: E, { onDone, inPlace }: Options<E> = {}): Write<E> {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const running = useRef(false);
  const { mutate, isPending, error, reset } = useMutation<AnswerOf<E>, CallError, InputOf<E>>({
    mutationFn: async (input) => {
      const current = nextAttempt(attempt.current, input, () => crypto.randomUUID());
      attempt.current = current;
      try {
        const answer = await call(endpoint, input, { idempotencyKey: current.key, inPlace });
        attempt.current = null;
        return answer;
      } catch (caught) {
        if (!(caught instanceof CallError && mayHaveHappened(caught))) attempt.current = null;
        throw caught;
      }
    },
    onSuccess: async (answer, input) => {
      await onDone?.(answer, input);
      void client.invalidateQueries();
    },
    onSettled: () => {
      running.current = false;
    },
  });
  const run = useCallback(
    (input: InputOf<E>) => {
      if (running.current) return;
      running.current = true;
      mutate(input);
    },
    [mutate],
  );
  return { run, pending: isPending, error, reset };
}
