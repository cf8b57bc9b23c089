import { ROLE_TYPES } from '../contract/role-types.ts';
import { CAST, CAST_TIES, type CastKey, castMember } from './demo-cast.ts';
import { daysBefore, studyYearStart } from './demo-days.ts';
import { inLatin } from './demo-names.ts';
import { addGuardian, addPupil, type Pupil } from './demo-pupils.ts';
import type { PersonRow, Register } from './demo-register.ts';
import type { DemoClass, Ground } from './demo-school-rows.ts';
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
  const at: DemoClass | undefined = ground.classes.find(({ name }) => name === class_name);
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

/** Writes down the cast with its roles and families, and answers the person of each key. */
export function drawCast(register: Register, grounds: readonly Ground[], now: Date): Map<CastKey, PersonRow> {
  const persons = new Map<CastKey, PersonRow>();
  const pupils = new Map<CastKey, Pupil>();
  for (const key of Object.keys(CAST) as CastKey[]) {
    // The main administrator is nobody's colleague, but must have come from somewhere: school 1's country.
    const home = castMember(key).school_id ?? 1;
    for (const ground of grounds.filter(({ plan }) => plan.school_id === home)) {
      const person = addCastPerson(register, ground, key, now);
      const pupil = addCastRole(register, ground, key, person);
      persons.set(key, person);
      if (pupil) pupils.set(key, pupil);
    }
  }
  for (const [guardian, ties] of CAST_TIES) {
    const barred_at = daysBefore(now, BARRED_DAYS_AGO);
    const children = ties.flatMap(({ child, kind, is_barred }) => {
      const pupil = pupils.get(child);
      return pupil ? [{ pupil, kind, barred_at: is_barred ? barred_at : undefined }] : [];
    });
    const person = persons.get(guardian);
    if (person) addGuardian(register, person.id, children);
  }
  return persons;
}
