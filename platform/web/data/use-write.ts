import { useCallback, useRef, useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { refreshAnswers } from './answer-news.ts';
import { type Attempt, mayHaveHappened, nextAttempt } from './attempt.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { useLatest } from './use-latest.ts';

type Options<E extends Endpoint> = {
  onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => unknown;
  /** True for errors that the form shows itself, near the field; the others go to the modal or a toast. */
  inPlace?: boolean | ((error: CallError) => boolean);
  /** True where the modal tells every failure, whatever its kind. */
  inModal?: boolean;
  /** False where no dialog would ask for it, on the pages in front of the school. */
  waitsForSignIn?: boolean;
  /** Where whoever has to leave the page for a proof comes back to. */
  resumeAt?: (input: InputOf<E>) => string | null;
};

/** A write of the contract, bound to a button or a form. */
export type Write<E extends Endpoint> = {
  /** Starts the write; a second click while it runs is ignored. Failures are told, not raised. */
  run: (input: InputOf<E>) => void;
  pending: boolean;
  error: CallError | null;
  reset: () => void;
};

type State = { pending: boolean; error: CallError | null };

const resting: State = { pending: false, error: null };

/**
 * Writes and then refreshes every answer that is on screen:
 * `const save = useWrite(saveSettings, { onDone })`, `save.run({ params, body })`, `save.pending`.
 */
export function useWrite<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Write<E> {
  const [state, setState] = useState(resting);
  const attempt = useRef<Attempt | null>(null);
  const running = useRef(false);
  const latest = useLatest(options);

  const write = useCallback(
    async (input: InputOf<E>) => {
      const current = nextAttempt(attempt.current, input);
      attempt.current = current;
      let error: CallError | null = null;
      try {
        const { inPlace, inModal, waitsForSignIn } = latest.current;
        const resumeAt = latest.current.resumeAt?.(input) ?? null;
        const how = { idempotencyKey: current.key, inPlace, inModal, waitsForSignIn, resumeAt };
        const answer = await call(endpoint, input, how);
        attempt.current = null;
        await latest.current.onDone?.(answer, input);
        refreshAnswers();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (!mayHaveHappened(failure)) attempt.current = null;
        error = failure;
      } finally {
        // Whatever `onDone` raises, the button comes back.
        running.current = false;
        setState({ pending: false, error });
      }
    },
    [endpoint],
  );

  const run = useCallback(
    (input: InputOf<E>) => {
      if (running.current) return;
      running.current = true;
      setState({ pending: true, error: null });
      void write(input);
    },
    [write],
  );
  const reset = useCallback(() => setState(resting), []);
  return { run, ...state, reset };
}
