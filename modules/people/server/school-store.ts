import { sql } from 'kysely';
import type { Static } from 'typebox';
import { bornAfterIsMinor } from '#platform/contract/age.ts';
import { dayIn } from '#platform/contract/dates.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { schoolChanged } from '../contract/facts.ts';
import { COURSE_PAGE } from '../contract/limits.ts';
import type {
  ClassLevel,
  Course,
  Pupil,
  School,
  SchoolClass,
  SchoolSettings,
  SubjectWithCourses,
} from '../contract/shapes.ts';
import { inNameOrder } from './fragment-store.ts';
import { isActive } from './role-store.ts';

type Row<T extends import('typebox').TSchema> = Static<T>;

const schoolColumns = sql`school.id, school.name, school.logo, school.country, school.time_zone, school.package_key`;

/** The schools in which a person has a role now. */
export const schoolsOf = (tx: Transaction, person_id: number, now: Date): Promise<Row<typeof School>[]> =>
  rows(
    tx,
    sql<Row<typeof School>>`
      select ${schoolColumns} from people.school
      where exists (select from people.role where role.school_id = school.id and role.person_id = ${person_id} and ${isActive(now)})
      order by school.id`,
  );

/** The school of a scope, with what its package has. */
export const schoolWithFeatures = (tx: Transaction, school_id: number) =>
  firstRow(
    tx,
    sql<Row<typeof School> & { features: string[]; is_teacher_dashboard_enabled: boolean }>`
      select ${schoolColumns}, school.is_teacher_dashboard_enabled, package.features from people.school join people.package using (package_key) where school.id = ${school_id}`,
  );

export const classLevels = (tx: Transaction, school: SchoolScope): Promise<Row<typeof ClassLevel>[]> =>
  rows(
    tx,
    sql<
      Row<typeof ClassLevel>
    >`select id, level, name from people.class_level where school_id = ${school.school_id} order by level`,
  );

export const subjectsWithCourses = (tx: Transaction, school: SchoolScope): Promise<Row<typeof SubjectWithCourses>[]> =>
  rows(
    tx,
    sql<Row<typeof SubjectWithCourses>>`
      select subject.id, subject.name,
             coalesce(json_agg(json_build_object('id', course.id, 'name', course.name, 'code', course.code) order by course.code)
               filter (where course.id is not null), '[]') as courses
      from people.subject left join people.course on course.subject_id = subject.id
      where subject.school_id = ${school.school_id}
      group by subject.id order by subject.name collate "und-x-icu"`,
  );

/** Makes a text safe inside a LIKE pattern: a percent sign looks for a percent sign. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const coursesPage = (
  tx: Transaction,
  school: SchoolScope,
  search: string,
  page: number,
): Promise<Row<typeof Course>[]> =>
  rows(
    tx,
    sql<Row<typeof Course>>`
      select course.id, course.name, course.code, course.subject_id, subject.name as subject_name
      from people.course join people.subject on subject.id = course.subject_id
      where course.school_id = ${school.school_id}
        and lower(course.name || ' ' || course.code || ' ' || subject.name) like ${`%${literally(search.toLowerCase())}%`}
      order by subject.name collate "und-x-icu", course.code
      limit ${COURSE_PAGE} offset ${(page - 1) * COURSE_PAGE}`,
  );

export const classes = (tx: Transaction, school: SchoolScope, now: Date): Promise<Row<typeof SchoolClass>[]> =>
  rows(
    tx,
    sql<Row<typeof SchoolClass>>`
      select class.id, class_level.level, parallel_identifier.name as parallel, class.name, class.class_level_id, class.parallel_identifier_id,
             count(role.id) filter (where role.type_id = 2)::int as student_count,
             coalesce(json_agg(json_build_object('user_id', person.id, 'firstname', person.firstname, 'lastname', person.lastname) order by role.id)
               filter (where role.type_id = 5), '[]') as formmasters
      from people.class
      join people.school on school.id = class.school_id
      join people.class_level on class_level.id = class.class_level_id
      join people.parallel_identifier on parallel_identifier.id = class.parallel_identifier_id
      left join people.role on role.class_id = class.id and ${isActive(now)}
      left join people.person on person.id = role.person_id
      where class.school_id = ${school.school_id}
      group by class.id, class_level.level, parallel_identifier.name
      order by class_level.level, parallel_identifier.name`,
  );

/** The ids of all schools. */
export async function everySchool(tx: Transaction): Promise<number[]> {
  const found = await rows(tx, sql<{ id: number }>`select id from people.school order by id`);
  return found.map(({ id }) => id);
}

/** The classes of a school by name alone, in their order. */
export const schoolClasses = (tx: Transaction, school_id: number): Promise<{ id: number; name: string }[]> =>
  rows(
    tx,
    sql<{ id: number; name: string }>`
      select class.id, class.name from people.class
      join people.class_level on class_level.id = class.class_level_id
      join people.parallel_identifier on parallel_identifier.id = class.parallel_identifier_id
      where class.school_id = ${school_id} order by class_level.level, parallel_identifier.name`,
  );

export const findClass = (
  tx: Transaction,
  school: SchoolScope,
  where: { id: number } | { level: number; parallel: string },
) =>
  firstRow(
    tx,
    sql<{ id: number }>`
      select class.id from people.class
      join people.class_level on class_level.id = class.class_level_id
      join people.parallel_identifier on parallel_identifier.id = class.parallel_identifier_id
      where class.school_id = ${school.school_id}
        and ${
          'id' in where
            ? sql`class.id = ${where.id}`
            : sql`class_level.level = ${where.level} and parallel_identifier.name = ${where.parallel}`
        }`,
  );

export const pupilsOfClass = (
  tx: Transaction,
  school: SchoolScope,
  class_id: number,
  now: Date,
): Promise<Row<typeof Pupil>[]> =>
  rows(
    tx,
    sql<Row<typeof Pupil>>`
      select person.id as student_id, role.id as student_role_id, person.firstname, person.lastname, person.profile_picture
      from people.role join people.school on school.id = role.school_id join people.person on person.id = role.person_id
      where role.class_id = ${class_id} and role.school_id = ${school.school_id} and role.type_id = 2 and ${isActive(now)}
      order by ${inNameOrder(school.school_id)}`,
  );

const settingColumns = sql`
  name, time_zone, country, is_teacher_dashboard_enabled, is_direct_contact_with_teachers_open, lesson_types`;

export const settingsOf = (tx: Transaction, school_id: number): Promise<SchoolSettings | undefined> =>
  firstRow(tx, sql<SchoolSettings>`select ${settingColumns} from people.school where id = ${school_id}`);

/** The calendar day in the school's own time. */
export async function dayAt(tx: Transaction, school_id: number, now: Date): Promise<string> {
  return dayIn((await settingsOf(tx, school_id))?.time_zone ?? 'UTC', now);
}

/** The days of a study year. */
export const studyYear = (tx: Transaction, id: number): Promise<{ starts_on: string; ends_on: string } | undefined> =>
  firstRow(
    tx,
    sql<{ starts_on: string; ends_on: string }>`select starts_on, ends_on from people.study_year where id = ${id}`,
  );

/** The text after which a birthday makes a minor, today in the school's own time. */
export const minorsBornAfter = async (tx: Transaction, school_id: number, now: Date): Promise<string> =>
  bornAfterIsMinor(await dayAt(tx, school_id, now));

/** Where the school's logo is fetched; null where it has none. */
export const saveLogo = (tx: Transaction, school: SchoolScope, logo: string | null): Promise<unknown> =>
  rows(tx, sql`update people.school set logo = ${logo} where id = ${school.school_id}`);

/** Writes the given settings and leaves the others as they are. */
export const saveSettings = (
  tx: Transaction,
  school: SchoolScope,
  next: Partial<SchoolSettings>,
): Promise<SchoolSettings | undefined> =>
  firstRow(
    tx,
    sql<SchoolSettings>`
      update people.school set
        name = coalesce(${next.name ?? null}, name),
        time_zone = coalesce(${next.time_zone ?? null}, time_zone),
        country = coalesce(${next.country ?? null}, country),
        is_teacher_dashboard_enabled = coalesce(${next.is_teacher_dashboard_enabled ?? null}, is_teacher_dashboard_enabled),
        is_direct_contact_with_teachers_open =
          coalesce(${next.is_direct_contact_with_teachers_open ?? null}, is_direct_contact_with_teachers_open),
        lesson_types = coalesce(${next.lesson_types ?? null}, lesson_types)
      where id = ${school.school_id}
      returning ${settingColumns}`,
  );

/** What changes of a school is news to everybody in it, and to those who keep all schools. */
export async function tellOfSchool(announce: Announce, school_id: number): Promise<void> {
  for (const name of [`school:${school_id}`, 'platform']) await announce(schoolChanged, { school_id }, { name });
}
