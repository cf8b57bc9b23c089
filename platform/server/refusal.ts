import type { ErrorParams } from '#platform/contract/errors.ts';
import type { Verdict } from '#platform/contract/verdict.ts';

/** A refusal on its way out: a key from a closed list, answered in the caller's envelope. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: string;
  readonly params: ErrorParams | undefined;

  constructor(key: string, params?: ErrorParams) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** A refusal that must commit with its Idempotency-Key travels as a value until the transaction is over. */
export class RememberedRefusal {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** Throws what a rule refused; says nothing when it allowed. */
export function permit(verdict: Verdict): void {
  if (!verdict.allowed) throw new Refusal(verdict.key, verdict.params);
}

/** Turns the database's own "no" (a named constraint or index) into a refusal with a key. */
export async function refusingOn<T>(constraints: Readonly<Record<string, string>>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const name = (error as { constraint?: string }).constraint;
    const key = name === undefined ? undefined : constraints[name];
    if (key === undefined) throw error;
    throw new Refusal(key);
  }
}
