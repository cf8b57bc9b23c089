import { type RawBuilder, sql } from 'kysely';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { isActive } from './role-store.ts';

const rolesIn = (
  person_id: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and role.school_id = ${school_id} and ${isActive(now)}`;

const isOfType = (type_ids: readonly number[] | null) =>
  type_ids ? sql`and role.type_id in (${sql.join(type_ids.map((id) => sql.lit(id)))})` : sql``;

/** Whether a person has a role in a school now, or one of certain types. */
export const hasRoleIn = (
  person_id: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  now: Date | RawBuilder<unknown>,
  type_ids: readonly number[] | null = null,
): RawBuilder<boolean> => sql<boolean>`exists (${rolesIn(person_id, school_id, now)} ${isOfType(type_ids)})`;

/** Which day it is in a school. */
export const schoolDay = (school_id: RawBuilder<unknown>, now: Date): RawBuilder<string> => sql<string>`
  (select (${now}::timestamptz at time zone school.time_zone)::date from people.school where school.id = ${school_id})`;

/**
 * Whether a person has a role in a school on a day (`schoolDay`), looked up one by one: for the few of a conversation the way
 * over everybody of the school would be the longer one, and the database cannot know how many they are. For thousands it
 * takes a third of the time that `hasRoleIn` does, which finds out for each of them which day it is.
 */
export const eachHasRoleOn = (
  person_id: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from people.role
  where role.person_id = ${person_id} and role.school_id = ${school_id} and role.ended_at is null
    and role.starts_on <= ${day} and (role.ends_on is null or role.ends_on > ${day}) offset 0)`;

/** Whether a person is the form master of a class now. */
export const leadsClass = (
  person_id: RawBuilder<unknown>,
  class_id: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and role.class_id = ${class_id} and role.type_id = ${sql.lit(ROLE_TYPES.formmaster)}
    and ${isActive(now)})`;

/** The class in which somebody is a pupil of a school now, inside a statement of another module. */
export const pupilsClass = (
  person_id: RawBuilder<unknown>,
  school_id: RawBuilder<unknown>,
  now: Date,
): RawBuilder<number | null> => sql<number | null>`(
  select min(role.class_id) from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and role.school_id = ${school_id} and role.type_id = ${sql.lit(ROLE_TYPES.student)}
    and ${isActive(now)})`;

/** The ids of the schools in which a person has a role now, or one of certain types. */
export const schoolIdsOf = (
  person_id: number | RawBuilder<unknown>,
  now: Date | RawBuilder<unknown>,
  type_ids: readonly number[] | null = null,
): RawBuilder<unknown> => sql`(
  select role.school_id from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and ${isActive(now)} ${isOfType(type_ids)})`;

/** Whether a text has each word of a search in it, in whatever order, case and spelling (`people.search_form`). */
export const hasWords = (form: RawBuilder<unknown>, search: string): RawBuilder<boolean> => {
  const words = search.split(/\s+/).filter(Boolean);
  const hits = words.map((word) => sql`${form} like people.search_pattern(${word}::text)`);
  return hits.length > 0 ? sql<boolean>`(${sql.join(hits, sql` and `)})` : sql<boolean>`true`;
};

/** The same for a text of another module. */
export const isCalled = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  hasWords(sql`people.search_form(${text})`, search);

/** The ids of those whose names have the words of a search in them. */
export const idsNamed = (search: string): RawBuilder<unknown> =>
  sql`(select named.id from people.person named where ${hasWords(sql.ref('named.search_name'), search)})`;

/** The ids of the children from whom somebody is barred, inside a statement of another module. */
export const barredChildIdsOf = (guardian_id: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select guardianship.child_id from people.guardianship
  where guardianship.guardian_id = ${guardian_id} and guardianship.barred_at is not null)`;

/** The name of a class, inside a statement of another module. */
export const className = (class_id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select class.name from people.class where class.id = ${class_id})`;

/** The ids of those who are pupils of a class now, inside a statement of another module. */
export const pupilIdsOf = (class_id: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`(
  select role.person_id from people.role join people.school on school.id = role.school_id
  where role.class_id = ${class_id} and role.type_id = ${sql.lit(ROLE_TYPES.student)} and ${isActive(now)})`;

/** Who is a pupil of a school now and of which class, inside a statement of another module. */
export const pupilsOfSchool = (school_id: number, now: Date): RawBuilder<unknown> => sql`(
  select role.person_id, role.class_id from people.role join people.school on school.id = role.school_id
  where role.school_id = ${school_id} and role.type_id = ${sql.lit(ROLE_TYPES.student)} and ${isActive(now)})`;

/**
 * The last day on which somebody was a pupil of a school, or of a class of it, inside a statement of another module; null
 * where nobody knows. A role that was ended at once was still held on that day.
 */
export const lastPupilDay = (
  person_id: RawBuilder<unknown>,
  school_id: number,
  class_id: RawBuilder<unknown>,
  now: Date,
): RawBuilder<string | null> => sql<string | null>`(
  select max(least(role.ends_on - 1, (role.ended_at at time zone school.time_zone)::date))
  from people.role join people.school on school.id = role.school_id
  where role.person_id = ${person_id} and role.school_id = ${school_id} and role.type_id = ${sql.lit(ROLE_TYPES.student)}
    and role.class_id = coalesce(${class_id}, role.class_id)
    and role.starts_on <= (${now}::timestamptz at time zone school.time_zone)::date)`;

/** The name of a course, inside a statement of another module. */
export const courseName = (course_id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select course.name from people.course where course.id = ${course_id})`;

/** The name of a class level, inside a statement of another module. */
export const levelName = (class_level_id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select class_level.name from people.class_level where class_level.id = ${class_level_id})`;

/** When a day begins by the clock of a school, inside a statement of another module. */
export const dayBegins = (school_id: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select ${day}::timestamp at time zone time_zone from people.school where school.id = ${school_id})`;

/** The countries whose alphabet puts letters elsewhere than the common order, with the collation of each. */
const ALPHABETS = { EE: 'names_ee', LV: 'names_lv' } as const;

/** A name as keys of an order, of which only that of the country has something in it: so the name is read once. */
const keysOf = (name: RawBuilder<unknown>, country: RawBuilder<unknown>): RawBuilder<unknown> => {
  const own = Object.entries(ALPHABETS).map(
    ([code, collation]) =>
      sql`case when ${country} = ${sql.lit(code)} then ${name} end collate people.${sql.ref(collation)}`,
  );
  const codes = sql.join(Object.keys(ALPHABETS).map((code) => sql.lit(code)));
  return sql.join([...own, sql`case when ${country} not in (${codes}) then ${name} end collate "und-x-icu"`]);
};

const countryOf = (school_id: RawBuilder<unknown>) =>
  sql`(select home.country from people.school home where home.id = ${school_id})`;

/** The order of people by name in a school, as the alphabet of its country has it, inside a statement of another module. */
export const byName = (person_id: RawBuilder<unknown>, school_id: RawBuilder<unknown>): RawBuilder<unknown> =>
  keysOf(
    sql`(select called.lastname || ' ' || called.firstname from people.person called where called.id = ${person_id})`,
    countryOf(school_id),
  );

/** The same where the person is at hand, by last name and first name. */
export const inNameOrder = (school_id: number): RawBuilder<unknown> => {
  const country = countryOf(sql.val(school_id));
  return sql`${keysOf(sql.ref('person.lastname'), country)}, ${keysOf(sql.ref('person.firstname'), country)}, person.id`;
};
