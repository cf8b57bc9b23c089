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
