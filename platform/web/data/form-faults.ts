import { errorSentence } from '../errors/error-sentence.ts';
import type { CallError } from './call-error.ts';

/** A refusal is drawn inside the form; a lost connection and a fault of the server go to the error modal. */
export const staysInForm = ({ status }: CallError): boolean => status >= 400 && status < 500;

type Faults<Field extends PropertyKey> = { at: Partial<Record<Field, string>>; rest: CallError | null };

/** The field that a shape fault names at the end of its path, such as `email` in `admin.email`. */
const namedField = ({ key, params }: CallError): string | undefined =>
  key === 'invalid_request'
    ? String(params.field ?? '')
        .split('.')
        .at(-1)
    : undefined;

/** What a form finds at fault by itself, in words. */
export const inWords = <Field extends string, Word extends string>(
  found: Partial<Record<Field, Word>>,
  say: (word: Word) => string,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<Word>(found as Record<Field, Word>).map(([field, word]) => [field, say(word)]),
  ) as Partial<Record<Field, string>>;

/** Sorts a refusal to the field it is about: by its key, or by the field that the answer names. */
export function faultsOf<Field extends PropertyKey>(
  error: CallError | null,
  refusals: Readonly<Record<Field, readonly string[]>>,
): Faults<Field> {
  if (!error || error.isTold) return { at: {}, rest: null };
  const named = namedField(error);
  const field = (Object.keys(refusals) as (Field & string)[]).find(
    (name) => name === named || refusals[name].includes(error.key),
  );
  if (!field) return { at: {}, rest: error };
  return { at: { [field]: errorSentence(error) } as Faults<Field>['at'], rest: null };
}
