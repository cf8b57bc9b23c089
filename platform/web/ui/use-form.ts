import { useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import type { CallError } from '../data/call-error.ts';
import { faultsOf, staysInForm } from '../data/form-faults.ts';
import { isChanged } from '../data/is-changed.ts';
import { useWrite } from '../data/use-write.ts';
import { type FormElement, useTries } from './use-tries.ts';

type Sentences<D extends object> = Partial<Record<keyof D, string>>;

type Description<E extends Endpoint, D extends object> = {
  /** What the fields hold before anything is typed: nothing, or what is saved. */
  empty: D;
  /** What is at fault before anything is sent. */
  check?: (draft: D) => Sentences<D>;
  /** Which refusals belong to which field. */
  refusals: Readonly<Record<keyof D, readonly string[]>>;
  /** The request; null while there is nothing to send, or something is missing that `check` has named. */
  input: (draft: D) => InputOf<E> | null;
  onDone: (answer: AnswerOf<E>, draft: D) => unknown;
  /** True on a page without the shell: there is no modal for what is no refusal. */
  drawsAll?: boolean;
};

/** A form that is being filled in, and the write that it ends in. */
export type Form<D extends object> = {
  element: FormElement;
  draft: D;
  change: (next: Partial<D>) => void;
  /** Something differs from what the fields held at first. */
  isChanged: boolean;
  /** The sentence under each field at fault: our own findings of the last try, and the server's. */
  faults: Sentences<D>;
  /** A refusal that belongs to no field. */
  rest: CallError | null;
  error: CallError | null;
  pending: boolean;
  /** Starts over with nothing typed, or with what the next one has in common with the last. */
  restart: (next?: Partial<D>) => void;
};

/** What was typed stays through every failure, until `restart` takes it back. `DialogForm` and `SaveForm` draw it. */
export function useForm<E extends Endpoint, D extends object>(
  endpoint: E,
  { empty, check, refusals, input, onDone, drawsAll }: Description<E, D>,
): Form<D> {
  const [typed, setTyped] = useState<Partial<D>>({});
  // A field that came or was emptied after the try has not been asked for yet.
  const [told, setTold] = useState<readonly string[]>([]);
  const draft = { ...empty, ...typed };
  const { run, pending, error, reset } = useWrite(endpoint, {
    inPlace: drawsAll ?? staysInForm,
    onDone: (answer) => onDone(answer, draft),
  });
  const found = Object.entries(check?.(draft) ?? {});
  const refused = faultsOf(error, refusals);
  const { element } = useTries(error, () => {
    setTold(found.map(([field]) => field));
    const request = found.length === 0 ? input(draft) : null;
    if (request) run(request);
  });
  return {
    element,
    draft,
    change: (next) => {
      if (error) reset();
      setTyped((current) => ({ ...current, ...next }));
    },
    isChanged: isChanged(typed, empty),
    faults: { ...Object.fromEntries(found.filter(([field]) => told.includes(field))), ...refused.at } as Sentences<D>,
    rest: refused.rest,
    error,
    pending,
    restart: (next = {}) => {
      reset();
      setTyped(next);
      setTold([]);
    },
  };
}
