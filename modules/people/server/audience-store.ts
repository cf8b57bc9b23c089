import { sql } from 'kysely';
import { type Database, rows } from '#platform/server/db.ts';
import type { AudienceSource, Member } from '#platform/server/realtime/audiences.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';
import { isActive } from './role-store.ts';
import { wardsOf } from './tie-store.ts';

const numberIn = (name: string): number => Number(name.split(':')[1]);

/** Those of the connected persons who have a role in the schools now, perhaps only certain roles. */
export const membersBy =
  (type_ids: readonly number[] | null) =>
  async (db: Database, names: readonly string[], persons: readonly number[], now: Date): Promise<Member[]> => {
    const found = await rows(
      db.kysely,
      sql<{ school_id: number; person_id: number }>`
        select distinct role.school_id, role.person_id
        from people.role join people.school on school.id = role.school_id
        join unnest(${[...persons]}::int[]) as here (id) on here.id = role.person_id
        where role.school_id = any(${names.map(numberIn)}::int[])
          and (${type_ids}::int[] is null or role.type_id = any(${type_ids}::int[])) and ${isActive(now)}`,
    );
    return names.flatMap((name) =>
      found.flatMap(({ school_id, person_id }) => (school_id === numberIn(name) ? [{ name, person_id }] : [])),
    );
  };

/** Those of the connected persons whom a name means by its number, and their guardians. */
export async function familyMembers(
  db: Database,
  names: readonly string[],
  persons: readonly number[],
): Promise<Member[]> {
  const wards = await wardsOf(db.kysely, persons);
  return names.flatMap((name) => {
    const pupil = numberIn(name);
    const guardians = wards.filter(({ child_id }) => child_id === pupil).map(({ guardian_id }) => guardian_id);
    return [...persons.filter((one) => one === pupil), ...guardians].map((person_id) => ({ name, person_id }));
  });
}

async function keepersOf(db: Database, [name = '']: readonly string[], persons: readonly number[]): Promise<Member[]> {
  const found = await rows(
    db.kysely,
    sql<{ id: number }>`select id from people.person where is_root and id = any(${[...persons]}::int[])`,
  );
  return found.map(({ id }) => ({ name, person_id: id }));
}

/** `school:1` is everybody with a role there, `school-leaders:1` those who lead it, `platform` those who keep it all. */
export const audiences: readonly AudienceSource[] = [
  { word: 'school', membersOf: membersBy(null) },
  { word: 'school-leaders', membersOf: membersBy([ROLE_TYPES.admin, ROLE_TYPES.headmaster]) },
  { word: 'platform', membersOf: keepersOf },
];
