import type { WireError } from '#platform/contract/envelope.ts';
import type { ErrorParams, FieldFaults } from '#platform/contract/errors.ts';
import type { Verdict } from '#platform/contract/verdict.ts';

/** What the security log is told of a refusal: the name of what happened, and ids. */
type SecurityNote = { readonly event: string; readonly details: Readonly<Record<string, number>> };

/** A refusal on its way out: a key from a closed list, answered in the caller's envelope. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: string;
  readonly params: ErrorParams | undefined;
  /** The key of each field at fault, where messaging names several at once; the first one is `key`. */
  readonly fields: FieldFaults | undefined;
  /** What an honest client does not do; the caller is answered as if it were nothing but a mistake. */
  security: SecurityNote | undefined;

  constructor(key: string, params?: ErrorParams, fields?: FieldFaults) {
    super(key);
    this.key = key;
    this.params = params;
    this.fields = fields;
  }

  /** As it stands in an answer, without what it does not have. */
  get told(): WireError {
    const { key, params, fields } = this;
    return { key, ...(params ? { params } : {}), ...(fields ? { fields } : {}) };
  }
}

// What the database says when it refuses the statement itself. Ties and lost connections are not among them, because
// those are tried again; nor is a transaction that was given up before (class 25), by its clock or by somebody who shared it.
const REFUSED_BY_DATABASE = /^(2[1-3]|42|53|54|58|XX)[0-9A-Z]{3}$/;

/** Names a write that the database refused, where the documents have a key for it; the cause goes to the log. */
export async function failingAs<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!REFUSED_BY_DATABASE.test((error as { code?: string }).code ?? '')) throw error;
    const refusal = new Refusal(key);
    refusal.cause = error;
    throw refusal;
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
  if (!verdict.allowed) throw new Refusal(verdict.key, verdict.params, verdict.fields);
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
