import { sql } from 'kysely';
import { familyMembers, hasRoleIn, leadsClass, membersBy, wardsOf } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type Database, rows } from '#platform/server/db.ts';
import type { AudienceSource, Member } from '#platform/server/realtime/audiences.ts';
import { STAFF_ROLES } from '../contract/roles.ts';

const { teacher, formmaster, headmaster, admin } = ROLE_TYPES;

const journalIn = (name: string): number => Number(name.split(':')[1]);

const named = (names: readonly string[], found: readonly { journal_id: number; person_id: number }[]): Member[] =>
  names.flatMap((name) =>
    found.flatMap(({ journal_id, person_id }) => (journal_id === journalIn(name) ? [{ name, person_id }] : [])),
  );

/** Those of the connected persons who may open a journal: its teachers, the form master of the class, the school's leaders. */
async function readersOf(
  db: Database,
  names: readonly string[],
  persons: readonly number[],
  now: Date,
): Promise<Member[]> {
  const [person_id, school_id] = [sql.ref('here.id'), sql.ref('journal.school_id')];
  const found = await rows(
    db.kysely,
    sql<{ journal_id: number; person_id: number }>`
      select journal.id as journal_id, here.id as person_id
      from journal.journal cross join unnest(${[...persons]}::int[]) as here (id)
      where journal.id = any(${names.map(journalIn)}::int[]) and (
        ${hasRoleIn(person_id, school_id, now, [headmaster, admin])}
        or ${leadsClass(person_id, sql.ref('journal.class_id'), now)}
        or (exists (select from journal.teacher where teacher.journal_id = journal.id and teacher.person_id = here.id)
          and ${hasRoleIn(person_id, school_id, now, [teacher, formmaster])}))`,
  );
  return named(names, found);
}

/** Those of the connected persons who are form masters of a class. */
async function mastersOf(
  db: Database,
  names: readonly string[],
  persons: readonly number[],
  now: Date,
): Promise<Member[]> {
  return rows(
    db.kysely,
    sql<{ name: string; person_id: number }>`
      select asked.name, here.id as person_id
      from unnest(${[...names]}::text[]) as asked (name) cross join unnest(${[...persons]}::int[]) as here (id)
      where ${leadsClass(sql.ref('here.id'), sql`split_part(asked.name, ':', 2)::int`, now)}`,
  );
}

/** Those of the connected persons who learn in a journal, and their guardians. */
async function familiesOf(db: Database, names: readonly string[], persons: readonly number[]): Promise<Member[]> {
  const wards = await wardsOf(db.kysely, persons);
  const pupils = await rows(
    db.kysely,
    sql<{ journal_id: number; person_id: number }>`
      select journal_id, person_id from journal.student
      where journal_id = any(${names.map(journalIn)}::int[]) and left_on is null
        and person_id = any(${[...persons, ...wards.map(({ child_id }) => child_id)]}::int[])`,
  );
  const connected = new Set(persons);
  const found = pupils.flatMap(({ journal_id, person_id }) => [
    ...(connected.has(person_id) ? [{ journal_id, person_id }] : []),
    ...wards.flatMap(({ child_id, guardian_id }) =>
      child_id === person_id ? [{ journal_id, person_id: guardian_id }] : [],
    ),
  ]);
  return named(names, found);
}

/**
 * `journal-readers:17` may open a journal, `journal-families:17` are those who learn in it and their guardians;
 * `journal-family:9` is a pupil and guardians, `absence-readers:1` see who is away in a school or a class of it;
 * `journal-class:4` are the form masters of a class, `whiteboard-readers:1` work at a school,
 * `workplan-readers:1` teach at a school or lead it.
 */
export const audiences: readonly AudienceSource[] = [
  { word: 'journal-readers', membersOf: readersOf },
  { word: 'journal-families', membersOf: familiesOf },
  { word: 'journal-class', membersOf: mastersOf },
  { word: 'whiteboard-readers', membersOf: membersBy(STAFF_ROLES) },
  { word: 'workplan-readers', membersOf: membersBy([teacher, formmaster, headmaster, admin]) },
  { word: 'journal-family', membersOf: familyMembers },
  { word: 'absence-readers', membersOf: membersBy([formmaster, headmaster, admin]) },
];
