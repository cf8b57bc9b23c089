import type { Factor, StepMethod } from '../contract/second-step.ts';

/** A method that somebody has turned on. */
export type KnownFactor = {
  readonly factor: Factor;
  readonly last_used_at: string | null;
  /** A code needs somewhere to go; an app is always at hand. */
  readonly is_reachable: boolean;
};

const age = ({ last_used_at }: KnownFactor): number => (last_used_at === null ? 0 : Date.parse(last_used_at));

/** The ways to take the second step: those that work, the most recently used one first, recovery codes last. */
export function stepMethods(factors: readonly KnownFactor[], recovery_codes: number): StepMethod[] {
  const working = factors.filter(({ is_reachable }) => is_reachable).sort((one, other) => age(other) - age(one));
  return [...working.map(({ factor }) => factor), ...(recovery_codes > 0 ? (['recovery_code'] as const) : [])];
}
