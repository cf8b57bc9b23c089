import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';

/** What a form finds at fault by itself, as keys of this module's words. */
export type FaultWord =
  | 'add_guardian.choose'
  | 'day.wrong'
  | 'errors.class_required'
  | 'errors.name_required'
  | 'errors.role_ends_before_start'
  | 'invite.email_required'
  | 'invite.email_wrong'
  | 'add_guardian.choose_kind'
  | 'move_pupil.choose'
  | 'role_form.role_required'
  | 'settings.country_required'
  | 'settings.time_zone_required';

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

/** Sorts a refusal to the field it is about: by its key, or by the field that the answer names. */
export function faultsOf<Field extends PropertyKey>(
  error: CallError | null,
  refusals: Readonly<Record<Field, readonly string[]>>,
): Faults<Field> {
  if (!error || !staysInForm(error)) return { at: {}, rest: null };
  const named = namedField(error);
  const field = (Object.keys(refusals) as (Field & string)[]).find(
    (name) => name === named || refusals[name].includes(error.key),
  );
  if (!field) return { at: {}, rest: error };
  return { at: { [field]: errorSentence(error) } as Faults<Field>['at'], rest: null };
}
