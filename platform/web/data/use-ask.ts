import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';

type Asked<T> = { data: T | undefined; error: CallError | null };

/**
 * Reads once, without the cache, for the pages in front of the shell: they are light and show
 * nothing that has to be kept fresh. `<Faces>` draws it like any other answer.
 */
export function useAsk<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Asked<AnswerOf<E>> & { refetch: () => void } {
  const [asked, setAsked] = useState<Asked<AnswerOf<E>>>({ data: undefined, error: null });
  const [round, setRound] = useState(0);
  const question = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new round asks the same question again.
  useEffect(() => {
    const leaving = new AbortController();
    call(endpoint, JSON.parse(question) as InputOf<E>, { signal: leaving.signal, inPlace: true }).then(
      (data) => setAsked({ data, error: null }),
      (error: unknown) => error instanceof CallError && setAsked({ data: undefined, error }),
    );
    return () => leaving.abort();
  }, [endpoint, question, round]);
  const refetch = useCallback(() => {
    setAsked({ data: undefined, error: null });
    setRound((last) => last + 1);
  }, []);
  return { ...asked, refetch };
}
