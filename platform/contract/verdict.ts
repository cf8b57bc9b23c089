import type { ErrorParams, FieldFaults } from './errors.ts';

/** A rule's answer: allowed, or refused with a reason from the module's closed list. */
export type Verdict<Key extends string = string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly key: Key; readonly params?: ErrorParams; readonly fields?: FieldFaults };

/** The rule has nothing against it. */
export const allow: { readonly allowed: true } = { allowed: true };

/** The rule says no, and why. */
export const refuse = <Key extends string>(key: Key, params?: ErrorParams): Verdict<Key> =>
  params ? { allowed: false, key, params } : { allowed: false, key };

/** One thing that is wrong with what was sent, and in which field. */
export type FieldFault<Key extends string = string> = {
  readonly field: string;
  readonly key: Key;
  readonly params?: ErrorParams;
};

/** Everything that is wrong with what was sent: the first is the reason, and where there are several each is named. */
export function judgeFaults<Key extends string>(faults: readonly FieldFault<Key>[]): Verdict<Key> {
  const [first] = faults;
  if (!first) return allow;
  const fields = Object.fromEntries(faults.map(({ field, key }) => [field, key]));
  return {
    allowed: false,
    key: first.key,
    ...(first.params && { params: first.params }),
    ...(faults.length > 1 && { fields }),
  };
}
