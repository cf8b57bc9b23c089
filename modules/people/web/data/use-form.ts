import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { faultsOf, staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import type { FaultWord } from './fault-word.ts';

type Description<E extends Endpoint, D extends object> = {
  /** What the fields hold before anything is typed. */
  empty: D;
  /** What is at fault before anything is sent. */
  check: (draft: D) => Partial<Record<keyof D, FaultWord>>;
  /** Which refusals belong to which field. */
  refusals: Readonly<Record<keyof D, readonly string[]>>;
  /** The request; null while something is missing that `check` has named. */
  input: (draft: D) => InputOf<E> | null;
  onDone: (answer: AnswerOf<E>) => unknown;
};

/** A form that is being filled in, and the write that it ends in. */
export type Form<D extends object> = {
  draft: D;
  change: (next: Partial<D>) => void;
  /** The sentence under each field at fault: our own findings of the last try, and the server's. */
  faults: Partial<Record<keyof D, string>>;
  /** A refusal that belongs to no field. */
  rest: CallError | null;
  tries: number;
  error: CallError | null;
  pending: boolean;
  submit: () => void;
  /** Starts over with nothing typed, or with what the next one has in common with the last. */
  restart: (next?: Partial<D>) => void;
};

/** What was typed stays through every failure, until `restart` takes it back. */
export function useForm<E extends Endpoint, D extends object>(
  endpoint: E,
  { empty, check, refusals, input, onDone }: Description<E, D>,
): Form<D> {
  const { t } = useTranslation(['people', 'ui']);
  const [typed, setTyped] = useState<Partial<D>>({});
  const [tries, setTries] = useState(0);
  // A field that came or was emptied after the try has not been asked for yet.
  const [told, setTold] = useState<readonly string[]>([]);
  const { run, pending, error, reset } = useWrite(endpoint, { inPlace: staysInForm, onDone });
  const draft = { ...empty, ...typed };
  const found = Object.entries(check(draft)) as [string, FaultWord][];
  const own = Object.fromEntries(found.flatMap(([field, word]) => (told.includes(field) ? [[field, t(word)]] : [])));
  const refused = faultsOf(error, refusals);
  return {
    draft,
    change: (next) => {
      if (error) reset();
      setTyped((current) => ({ ...current, ...next }));
    },
    faults: { ...own, ...refused.at } as Partial<Record<keyof D, string>>,
    rest: refused.rest,
    tries,
    error,
    pending,
    submit: () => {
      setTries((count) => count + 1);
      setTold(found.map(([field]) => field));
      const request = found.length === 0 ? input(draft) : null;
      if (request) run(request);
    },
    restart: (next = {}) => {
      reset();
      setTyped(next);
      setTries(0);
      setTold([]);
    },
  };
}
