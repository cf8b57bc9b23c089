import type { Language } from '#platform/contract/shapes.ts';
import type { RoleLabel, RoleTypeId } from '../contract/role-types.ts';
import { estonianIdCode, type Gender, latvianIdCode } from './demo-id-code.ts';
import type { DemoName } from './demo-names.ts';

type NewPerson = {
  readonly firstname: DemoName;
  readonly lastname: DemoName;
  readonly gender: Gender;
  readonly birthday: string;
  readonly country: string;
  readonly lang_code: Language;
  /** Null where the person has no address yet, as the youngest pupils. */
  readonly mail_domain: string | null;
  readonly verified_at?: string | undefined;
  readonly is_root?: boolean | undefined;
};

type NewRole = {
  readonly person_id: number;
  readonly school_id: number;
  readonly type_id: RoleTypeId;
  readonly starts_on: string;
  readonly label?: RoleLabel | undefined;
  readonly class_id?: number | undefined;
  readonly ends_on?: string | undefined;
  readonly ended_at?: string | undefined;
  readonly viewed_user_id?: number | undefined;
};

type NewGuardianship = {
  readonly guardian_id: number;
  readonly child_id: number;
  readonly kind: 'father' | 'mother' | 'custodian';
  readonly barred_at?: string | undefined;
};

const LOCAL_PART_MAX = 40;
const SERIALS_PER_DAY = 1000;

const personRow = (
  id: number,
  person: NewPerson,
  email: string | null,
  id_code: string | null,
  created_at: string,
) => ({
  id,
  firstname: person.firstname.written,
  lastname: person.lastname.written,
  email,
  birthday: person.birthday,
  gender: person.gender,
  country: person.country,
  id_code,
  lang_code: person.lang_code,
  verified_at: person.verified_at ?? null,
  is_root: person.is_root ?? false,
  created_at,
});

const roleRow = (id: number, role: NewRole, created_at: string) => ({
  id,
  person_id: role.person_id,
  school_id: role.school_id,
  type_id: role.type_id,
  label: role.label ?? null,
  class_id: role.class_id ?? null,
  starts_on: role.starts_on,
  ends_on: role.ends_on ?? null,
  ended_at: role.ended_at ?? null,
  viewed_user_id: role.viewed_user_id ?? null,
  created_at,
});

const guardianshipRow = (id: number, { barred_at, ...tie }: NewGuardianship, created_at: string) => ({
  id,
  ...tie,
  barred_at: barred_at ?? null,
  created_at,
});

export type PersonRow = ReturnType<typeof personRow>;
export type RoleRow = ReturnType<typeof roleRow>;
type GuardianshipRow = ReturnType<typeof guardianshipRow>;

/** Where people, roles and guardianships are written down, numbered from one, before they enter the database. */
export type Register = ReturnType<typeof openRegister>;

export function openRegister(now: Date) {
  const created_at = now.toISOString();
  const persons: PersonRow[] = [];
  const roles: RoleRow[] = [];
  const guardianships: GuardianshipRow[] = [];
  const taken = new Set<string>();

  /** The first of the candidates that nobody has yet. */
  const firstFree = (candidate: (attempt: number) => string): string => {
    let attempt = 0;
    while (taken.has(candidate(attempt))) attempt += 1;
    taken.add(candidate(attempt));
    return candidate(attempt);
  };

  const emailOf = ({ firstname, lastname, mail_domain }: NewPerson): string | null => {
    if (mail_domain === null) return null;
    const local = `${firstname.latin}.${lastname.latin}`.slice(0, LOCAL_PART_MAX);
    return firstFree((attempt) => `${local}${attempt === 0 ? '' : attempt + 1}@${mail_domain}`);
  };

  /** Codes are made by the rules of Estonia and Latvia, numbered within the birthday from a start that differs by person. */
  const idCodeOf = ({ country, birthday, gender }: NewPerson, id: number): string | null => {
    const serial = (attempt: number) => (id * 37 + attempt) % SERIALS_PER_DAY;
    if (country === 'EE') return firstFree((attempt) => estonianIdCode(birthday, gender, serial(attempt)));
    return country === 'LV' ? firstFree((attempt) => latvianIdCode(birthday, serial(attempt))) : null;
  };

  return {
    persons,
    roles,
    guardianships,
    addPerson(person: NewPerson): PersonRow {
      const id = persons.length + 1;
      const row = personRow(id, person, emailOf(person), idCodeOf(person, id), created_at);
      persons.push(row);
      return row;
    },
    addRole(role: NewRole): RoleRow {
      const row = roleRow(roles.length + 1, role, created_at);
      roles.push(row);
      return row;
    },
    addGuardianship(tie: NewGuardianship): void {
      guardianships.push(guardianshipRow(guardianships.length + 1, tie, created_at));
    },
  };
}
