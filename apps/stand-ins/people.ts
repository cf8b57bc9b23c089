/** Somebody who has an eID in the demonstration. */
export type StandInPerson = {
  readonly country: string;
  readonly id_code: string;
  readonly firstname: string;
  readonly lastname: string;
};

/** Whoever has an eID here; asked each time, because Kriit is filled after the stand-ins have opened. */
export type People = () => Promise<readonly StandInPerson[]>;

type Ways = { readonly data: { readonly demonstration: { readonly people: readonly StandInPerson[] } | null } };

/** Everybody of the demonstration, as Kriit tells it. */
export const peopleOf =
  (kriit: string): People =>
  async () => {
    const { data } = (await (await fetch(`${kriit}/auth/eid/ways`)).json()) as Ways;
    return data.demonstration?.people ?? [];
  };

export async function findPerson(people: People, country: string, id_code: string): Promise<StandInPerson | null> {
  const known = await people();
  return known.find((person) => person.country === country && person.id_code === id_code) ?? null;
}

/** The published test persons whose phone answers by itself (PROTOCOLS 1.7 and 2), by their code. */
export const SELF_ANSWERING: ReadonlyMap<string, string> = new Map([
  ['30403039917', 'USER_REFUSED'],
  ['30403039928', 'USER_REFUSED_INTERACTION'],
  ['30403039939', 'USER_REFUSED_INTERACTION'],
  ['30403039946', 'USER_REFUSED_INTERACTION'],
  ['30403039972', 'WRONG_VC'],
  ['30403039983', 'TIMEOUT'],
  ['60001019928', 'NOT_MID_CLIENT'],
  ['60001019950', 'USER_CANCELLED'],
  ['60001019983', 'PHONE_ABSENT'],
  ['60001019947', 'DELIVERY_ERROR'],
  ['60001019972', 'SIM_ERROR'],
  ['60001019961', 'SIGNATURE_HASH_MISMATCH'],
  ['50001018908', 'TIMEOUT'],
]);
