import { ROLE_TYPES } from '../contract/role-types.ts';
import { CAST, CAST_TIES, type CastKey, castMember } from './demo-cast.ts';
import { daysBefore, studyYearStart } from './demo-days.ts';
import { inLatin } from './demo-names.ts';
import { addGuardian, addPupil, type Pupil } from './demo-pupils.ts';
import type { PersonRow, Register } from './demo-register.ts';
import type { Ground } from './demo-school-rows.ts';
import { PLATFORM_DOMAIN, PRIVATE_DOMAIN } from './demo-schools.ts';

const YEARS_AT_SCHOOL = 4;
const VERIFIED_DAYS_AGO = 60;
const BARRED_DAYS_AGO = 40;

const asName = (written: string) => ({ written, latin: inLatin(written) });

function addCastPerson(register: Register, { plan, study_year }: Ground, key: CastKey, now: Date): PersonRow {
  const { name, gender, born, school_id, role, is_verified } = castMember(key);
  const [years_before, day] = born;
  return register.addPerson({
    firstname: asName(name[0]),
    lastname: asName(name[1]),
    gender,
    birthday: `${study_year - years_before}-${day}`,
    country: plan.country,
    // The demonstration opens in English.
    lang_code: 'en',
    mail_domain: school_id === null ? PLATFORM_DOMAIN : role ? plan.mail_domain : PRIVATE_DOMAIN,
    verified_at: is_verified ? daysBefore(now, VERIFIED_DAYS_AGO) : undefined,
    is_root: school_id === null,
  });
}

function addCastRole(register: Register, ground: Ground, key: CastKey, person: PersonRow): Pupil | undefined {
  const { role, class_name } = castMember(key);
  const at = ground.classes.find(({ name }) => name === class_name);
  if (role === 'student' && at) return addPupil(register, { ground, at }, person);
  if (role)
    register.addRole({
      person_id: person.id,
      school_id: ground.plan.school_id,
      type_id: ROLE_TYPES[role],
      class_id: at?.class_id,
      starts_on: studyYearStart(ground.study_year - YEARS_AT_SCHOOL),
    });
  return undefined;
}

/** What the tables of the cast name must be there: a slip in them should not give a school without its head. */
function known<T>(found: T | undefined, name: string | number): T {
  if (found === undefined) throw new Error(`the demonstration does not know ${name}`);
  return found;
}

/** Writes down the cast with its roles and families, and answers the person of each key. */
export function drawCast(register: Register, grounds: readonly Ground[], now: Date): Map<CastKey, PersonRow> {
  const persons = new Map<CastKey, PersonRow>();
  const pupils = new Map<CastKey, Pupil>();
  for (const key of Object.keys(CAST) as CastKey[]) {
    // The main administrator belongs to no school, but lives where the first one is.
    const school_id = castMember(key).school_id ?? 1;
    const ground = known(
      grounds.find(({ plan }) => plan.school_id === school_id),
      school_id,
    );
    const person = addCastPerson(register, ground, key, now);
    const pupil = addCastRole(register, ground, key, person);
    persons.set(key, person);
    if (pupil) pupils.set(key, pupil);
  }
  const barred_at = daysBefore(now, BARRED_DAYS_AGO);
  for (const [guardian, ties] of CAST_TIES)
    addGuardian(
      register,
      known(persons.get(guardian), guardian).id,
      ties.map(({ child, kind, is_barred }) => {
        return { pupil: known(pupils.get(child), child), kind, barred_at: is_barred ? barred_at : undefined };
      }),
    );
  return persons;
}
