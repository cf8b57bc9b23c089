import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';

/** A refusal is drawn inside the form; a lost connection and a fault of the server go to the error modal. */
export const staysInForm = ({ status }: CallError): boolean => status >= 400 && status < 500;

export type Faults<Field extends string> = {
  /** The sentence under each field that is at fault. */
  at: Partial<Record<Field, string>>;
  /** A refusal that belongs to no field. */
  rest: CallError | null;
};

/** The field that a shape fault names at the end of its path, such as `email` in `admin.email`. */
const namedField = ({ key, params }: CallError): string | undefined =>
  key === 'invalid_request'
    ? String(params.field ?? '')
        .split('.')
        .at(-1)
    : undefined;

/** Sorts a refusal to the field it is about: by its key, or by the field that the answer names. */
export function faultsOf<Field extends string>(
  error: CallError | null,
  keys: Readonly<Record<Field, readonly string[]>>,
): Faults<Field> {
  if (!error || !staysInForm(error)) return { at: {}, rest: null };
  const named = namedField(error);
  const field = (Object.keys(keys) as Field[]).find((name) => name === named || keys[name].includes(error.key));
  if (!field) return { at: {}, rest: error };
  return { at: { [field]: errorSentence(error) } as Faults<Field>['at'], rest: null };
}
