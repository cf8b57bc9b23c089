/**
 * How showing an eID can fail, as every service tells it: the person said no or chose the wrong code, nobody answered,
 * the phone is off, there is no usable eID behind what was typed, the proof does not hold, the service is away.
 */
export type EidOutcome =
  | 'cancelled'
  | 'wrong_code'
  | 'timed_out'
  | 'phone_absent'
  | 'no_profile'
  | 'session_gone'
  | 'not_accepted'
  | 'service_away';

/** A proof that failed; `reason` is for the log and holds nothing about the person. */
export class EidFault extends Error {
  override name = 'EidFault';
  readonly outcome: EidOutcome;
  readonly reason: string;

  constructor(outcome: EidOutcome, reason: string) {
    super(`${outcome}: ${reason}`);
    this.outcome = outcome;
    this.reason = reason;
  }
}

/** Whom an eID shows. */
export type EidPerson = {
  readonly country: string;
  readonly id_code: string;
  readonly firstname: string;
  readonly lastname: string;
};

/** Ends a check that did not hold. */
export function insist(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new EidFault('not_accepted', reason);
}
