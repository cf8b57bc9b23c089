import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { useLatest } from './use-latest.ts';
import { useWrite } from './use-write.ts';

type Options<E extends Endpoint, R extends Endpoint, Value> = {
  endpoint: E;
  /** The call whose answer on screen has the choice in it. */
  reads: R;
  /** What the server has. */
  saved: Value;
  inputFor: (value: Value) => InputOf<E>;
  /** That answer with this choice in it. */
  within: (answer: AnswerOf<R>, value: Value) => AnswerOf<R>;
  /** Told with the way back. */
  onSaved?: (value: Value, undo: () => void) => void;
};

/**
 * A choice that is saved as soon as it is made. It is shown at once; one that is made while the last is being saved
 * waits for its turn, and a refusal shows again what the server has.
 */
export function useSavedAtOnce<E extends Endpoint, R extends Endpoint, Value>(options: Options<E, R, Value>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<{ value: Value; before: Value } | null>(null);
  const sent = useRef<typeof wanted>(null);
  const settle = () => setWanted((current) => (current === sent.current ? null : current));
  const { run, pending, error } = useWrite(options.endpoint, {
    onDone: () => {
      const done = sent.current;
      if (!done) return;
      const { value, before } = done;
      client.setQueriesData<AnswerOf<R>>(
        { queryKey: [options.reads.route] },
        (known) => known && options.within(known, value),
      );
      settle();
      options.onSaved?.(value, () => setWanted({ value: before, before: value }));
    },
  });
  const { inputFor } = options;
  const latest = useLatest(inputFor);
  useEffect(() => {
    if (!wanted || pending || sent.current === wanted) return;
    sent.current = wanted;
    run(latest.current(wanted.value));
  }, [wanted, pending, run]);
  useEffect(() => {
    if (error) setWanted((current) => (current === sent.current ? null : current));
  }, [error]);

  const value = wanted ? wanted.value : options.saved;
  return { value, choose: (next: Value) => setWanted({ value: next, before: value }) };
}
