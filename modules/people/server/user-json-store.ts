import { type RawBuilder, sql } from 'kysely';

/**
 * A person as messaging shows them, as a part of another module's statement: a list with names stays one round trip, and
 * the table stays here. Null where the id is.
 */
export const userJson = (person_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('id', shown.id, 'firstname', shown.firstname, 'lastname', shown.lastname,
    'profile_picture', shown.profile_picture, 'locale', shown.lang_code)
  from people.person shown where shown.id = ${person_id})`;

/** The same for several, in the order of their ids in the array. */
export const usersJson = (person_ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', person.id, 'firstname', firstname, 'lastname', lastname,
    'profile_picture', profile_picture, 'locale', lang_code) order by place), '[]')
  from unnest(${person_ids}) with ordinality as named (person_id, place) join people.person on person.id = named.person_id)`;
