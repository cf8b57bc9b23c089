import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { refusingOn } from '#platform/server/refusal.ts';

/** Who somebody is before the law: a country and the code that it gave them. */
type Identity = { readonly country: string; readonly id_code: string };

/** A person's identity as far as we know it, and whether an eID has shown it. */
type KnownIdentity = {
  readonly country: string | null;
  readonly id_code: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly is_verified: boolean;
};

type Found = { id: number; is_id_code_claimed: boolean };

/** The one person with an identity; `is_id_code_claimed` where nobody but themselves has said so. */
export const personByIdentity = (tx: Transaction, { country, id_code }: Identity): Promise<Found | undefined> =>
  firstRow(
    tx,
    sql<Found>`
      select id, is_id_code_claimed from people.person where country = ${country} and id_code = ${id_code}`,
  );

/** A person's own identity, held, so that it is not given twice at the same moment. */
export const holdIdentity = (tx: Transaction, person_id: number): Promise<KnownIdentity | undefined> =>
  firstRow(
    tx,
    sql<KnownIdentity>`
      select country, id_code, firstname, lastname, verified_at is not null as is_verified
      from people.person where id = ${person_id} for no key update`,
  );

/** The identities of many persons, for the demonstration. */
export const identitiesOf = (
  tx: Transaction,
  person_ids: readonly number[],
): Promise<(Identity & { person_id: number; firstname: string; lastname: string })[]> =>
  rows(
    tx,
    sql<Identity & { person_id: number; firstname: string; lastname: string }>`
      select id as person_id, country, id_code, firstname, lastname from people.person
      where id = any(${[...person_ids]}::int[]) and country is not null and id_code is not null`,
  );

/**
 * An eID has shown who a person is: from now on they are verified, with the identity that it showed. Whoever has only
 * claimed it loses it to them. False where all of that was known.
 */
export async function confirmIdentity(
  tx: Transaction,
  person_id: number,
  { country, id_code }: Identity,
  now: Date,
): Promise<boolean> {
  await rows(
    tx,
    sql`
      update people.person set id_code = null, is_id_code_claimed = false
      where country = ${country} and id_code = ${id_code} and is_id_code_claimed and id <> ${person_id}`,
  );
  const statement = sql`
    update people.person set country = ${country}, id_code = ${id_code}, is_id_code_claimed = false,
      verified_at = coalesce(verified_at, ${now})
    where id = ${person_id} and (verified_at is null or id_code is null) returning id`;
  return (await refusingOn({ person_id_code_once: 'link_already_exists' }, rows(tx, statement))).length > 0;
}
