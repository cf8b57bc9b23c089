import { ROLE_TYPES, type RoleTypeId } from '../contract/role-types.ts';
import type { CastKey } from './demo-cast.ts';
import type { PersonRow, Register, RoleRow } from './demo-register.ts';
import type { SchoolRows } from './demo-school-rows.ts';

/** A person in a role; someone of the platform has none. */
type DemoMember = { readonly person_id: number; readonly role_id: number | null };

type DemoStudent = DemoMember & {
  readonly class_id: number | null;
  readonly birthday: string;
  /** Those who may act for the student: barred adults are not among them. */
  readonly guardian_ids: readonly number[];
};

/** What a school of the demonstration has, for the modules that add their own part. */
export type DemoSchool = {
  readonly school_id: number;
  readonly name: string;
  readonly country: string;
  readonly time_zone: string;
  /** Last year, the running one, the next one. */
  readonly study_years: SchoolRows['study_year'];
  readonly classes: readonly (SchoolRows['class'][number] & {
    readonly formmasters: readonly DemoMember[];
    readonly teachers: readonly DemoMember[];
  })[];
  readonly subjects: SchoolRows['subject'];
  readonly courses: SchoolRows['course'];
  readonly teachers: readonly DemoMember[];
  readonly students: readonly DemoStudent[];
};

/** The people of the demonstration: whom visitors can be, and everyone else by school. */
export type DemoPeople = {
  readonly cast: Readonly<Record<CastKey, DemoMember>>;
  readonly schools: readonly DemoSchool[];
  /** Since when somebody is known by an electronic id; most pupils are not. */
  readonly verified: ReadonlyMap<number, string>;
};

const member = ({ person_id, id }: RoleRow): DemoMember => ({ person_id, role_id: id });

function guardiansByChild({ guardianships }: Register): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { child_id, guardian_id, barred_at } of guardianships)
    if (barred_at === null) found.set(child_id, [...(found.get(child_id) ?? []), guardian_id]);
  return found;
}

/** Gathers what was written down; roles that are over are left out. */
export function gatherPeople(
  rows: SchoolRows,
  register: Register,
  cast: Map<CastKey, PersonRow>,
  teaching: readonly { role_id: number; class_id: number }[],
): DemoPeople {
  const guardians = guardiansByChild(register);
  const birthdays = new Map(register.persons.map(({ id, birthday }) => [id, birthday]));
  const roles = register.roles.filter(({ ended_at }) => ended_at === null);
  const startingRoles = new Map<number, number>();
  for (const { id, person_id } of roles) if (!startingRoles.has(person_id)) startingRoles.set(person_id, id);
  const schools = rows.school.map(({ id: school_id, name, country, time_zone }): DemoSchool => {
    const here = <Row extends { school_id: number }>(list: readonly Row[]) =>
      list.filter((row) => row.school_id === school_id);
    const holders = (type_id: RoleTypeId) => here(roles).filter((role) => role.type_id === type_id);
    return {
      school_id,
      name,
      country,
      time_zone,
      study_years: here(rows.study_year),
      classes: here(rows.class).map((one) => ({
        ...one,
        formmasters: holders(ROLE_TYPES.formmaster)
          .filter(({ class_id }) => class_id === one.id)
          .map(member),
        teachers: holders(ROLE_TYPES.teacher)
          .filter(({ id }) => teaching.some(({ role_id, class_id }) => role_id === id && class_id === one.id))
          .map(member),
      })),
      subjects: here(rows.subject),
      courses: here(rows.course),
      teachers: holders(ROLE_TYPES.teacher).map(member),
      students: holders(ROLE_TYPES.student).map((role) => ({
        ...member(role),
        class_id: role.class_id,
        birthday: birthdays.get(role.person_id) ?? '',
        guardian_ids: guardians.get(role.person_id) ?? [],
      })),
    };
  });
  const starting = [...cast].map(([key, { id }]) => {
    return [key, { person_id: id, role_id: startingRoles.get(id) ?? null }] as const;
  });
  const verified = new Map(register.persons.flatMap(({ id, verified_at }) => (verified_at ? [[id, verified_at]] : [])));
  return { cast: Object.fromEntries(starting) as Record<CastKey, DemoMember>, schools, verified };
}
