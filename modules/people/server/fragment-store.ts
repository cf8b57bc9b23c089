import { type RawBuilder, sql } from 'kysely';
import { isActive } from './role-store.ts';

/** Whether a person has a role in a school now. */
export const hasRoleIn = (
  person_id: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and role.school_id = ${school_id} and ${isActive(now)})`;

/** Whether a person's name has each of these words in it, in whatever order, case and spelling. */
export const isNamed = (person_id: RawBuilder<unknown>, search: string): RawBuilder<boolean> => {
  const words = search.split(/\s+/).filter(Boolean);
  const hits = words.map((word) => sql`named.search_name like people.search_pattern(${word}::text)`);
  return sql<boolean>`exists (
    select from people.person named where named.id = ${person_id} and ${hits.length > 0 ? sql.join(hits, sql` and `) : sql`true`})`;
};

/** The name of a class, inside a statement of another module. */
export const className = (class_id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select class.name from people.class where class.id = ${class_id})`;
