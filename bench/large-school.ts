import type { Database } from '#platform/server/db.ts';
import { type Made, makeMember, makeSession } from '#platform/testing/make.ts';

/** Twelve levels of twenty-four classes: with the levels and all students, 301 groups of pupils. */
const PARALLELS = 24;
const STUDENTS = 5_000;
const GUARDIANS = 7_000;
/** Those who answer; each for one child. */
const SPEAKERS = 1_000;

const SCHOOL = `
  with school as (
    insert into people.school (name, country, time_zone, package_key)
    values ('A large school', 'EE', 'Europe/Tallinn', 'standard') returning id
  ), level as (
    insert into people.class_level (school_id, level, name)
    select school.id, place, place::text from school, generate_series(1, 12) as place returning id, school_id, name
  ), parallel as (
    insert into people.parallel_identifier (school_id, name)
    select school.id, chr(64 + place) from school, generate_series(1, ${PARALLELS}) as place returning id, name
  ), class as (
    insert into people.class (school_id, class_level_id, parallel_identifier_id, name)
    select school_id, level.id, parallel.id, level.name || '.' || parallel.name from level, parallel
  )
  select id from school`;

const people = (name: string, count: number): string => `
  insert into people.person (firstname, lastname, birthday, verified_at)
  select '${name}', 'Number ' || place, '2014-05-05', now() from generate_series(1, ${count}) as place returning id`;

const PUPILS = `
  insert into people.role (person_id, school_id, type_id, class_id, starts_on)
  select person_id, $1, 2, class_ids[1 + (place % array_length(class_ids, 1))], '2020-09-01'
  from unnest($2::int[]) with ordinality as pupil (person_id, place),
    (select array_agg(id order by id) as class_ids from people.class where school_id = $1) as classes`;

const PARENTS = `
  with role as (
    insert into people.role (person_id, school_id, type_id, starts_on)
    select person_id, $1, 3, '2020-09-01' from unnest($2::int[]) as person_id returning person_id, id as role_id
  ), tie as (
    insert into people.guardianship (guardian_id, child_id, kind)
    select guardian_id, ($3::int[])[1 + (place - 1) % ${STUDENTS}], 'custodian'
    from unnest($2::int[]) with ordinality as guardian (guardian_id, place)
  )
  select person_id, role_id from role order by person_id`;

export type Speaker = { readonly cookie: string; readonly child_id: number };

/** A school of 5,000 students with 7,000 guardians, some of whom have just shown their eID, and whoever leads it. */
export async function makeLargeSchool(db: Database, port: number) {
  const now = new Date();
  const school_id = (await db.pool.query<{ id: number }>(SCHOOL)).rows[0]?.id ?? 0;
  const idsOf = async (name: string, count: number): Promise<number[]> =>
    (await db.pool.query<{ id: number }>(people(name, count))).rows.map(({ id }) => id);
  const students = await idsOf('Pupil', STUDENTS);
  const guardians = await idsOf('Guardian', GUARDIANS);
  await db.pool.query(PUPILS, [school_id, students]);
  const parents = (await db.pool.query<Made>(PARENTS, [school_id, guardians, students])).rows;
  const enter = async (person: Made): Promise<string> => `kriit-${port}=${await makeSession(db, person, now)}`;
  const speakers: Speaker[] = [];
  for (const [place, parent] of parents.slice(0, SPEAKERS).entries())
    speakers.push({ cookie: await enter(parent), child_id: students[place] ?? 0 });
  const headmaster = await enter(await makeMember(db, { school_id, role: 'headmaster' }));
  await db.pool.query('update account.session set eid_proved_at = $1', [now]);
  await db.pool.query('analyze');
  return { school_id, headmaster, speakers };
}
