import { type RawBuilder, sql } from 'kysely';

/**
 * A person as messaging shows them, as a part of another module's statement: a list with names stays one round trip, and
 * the table stays here. Null where the id is.
 */
export const userJson = (person_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select someone.shown from people.person someone where someone.id = ${person_id})`;

/** The same for several, in the order of their ids in the array; each is looked up by itself, because there are few. */
export const usersJson = (person_ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(${userJson(sql.ref('named.person_id'))} order by named.place), '[]')
  from unnest(${person_ids}) with ordinality as named (person_id, place))`;
