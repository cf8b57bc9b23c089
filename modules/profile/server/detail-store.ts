import { sql } from 'kysely';
import { ownDetails } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { ProfileFields } from '../contract/shapes.ts';

const FIELDS = ['country', 'county', 'city', 'street', 'postal_index', 'dietary_preferences'] as const;
type Details = Pick<ProfileFields, (typeof FIELDS)[number]>;

const NOTHING: Details = {
  country: null,
  county: null,
  city: null,
  street: null,
  postal_index: null,
  dietary_preferences: null,
};

/** Where somebody lives and what they eat. Who has not said it lives where their id code was given out. */
export async function detailsOf(tx: Transaction, { user_id }: Actor): Promise<Details> {
  const said = await firstRow(
    tx,
    sql<Details>`
      select country, county, city, street, postal_index, dietary_preferences
      from profile.detail where person_id = ${user_id}`,
  );
  return said ?? { ...NOTHING, country: (await ownDetails(tx, user_id)).country };
}

/** Writes the fields that are named and leaves the others as they are. */
export async function saveDetailsOf(tx: Transaction, actor: Actor, changes: Partial<ProfileFields>): Promise<void> {
  const named = FIELDS.filter((name) => changes[name] !== undefined);
  if (named.length === 0) return;
  const all = { ...(await detailsOf(tx, actor)), ...changes };
  const columns = sql.join(FIELDS.map((name) => sql.ref(name)));
  await rows(
    tx,
    sql`
      insert into profile.detail (person_id, ${columns})
      values (${actor.user_id}, ${sql.join(FIELDS.map((name) => all[name]))})
      on conflict (person_id) do update set ${sql.join(
        named.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
      )}`,
  );
}
