import { ROLE_TYPES, type RoleLabel, type RoleName } from '../contract/role-types.ts';
import { dayOfYear, daysBefore, studyYearStart } from './demo-days.ts';
import { firstnameIn, lastnameFor, lastnameIn } from './demo-names.ts';
import { lastNoonOf } from './demo-pupils.ts';
import type { Random } from './demo-random.ts';
import type { PersonRow, Register } from './demo-register.ts';
import type { Ground } from './demo-school-rows.ts';

type Newcomer = { readonly person: PersonRow; readonly since: number };

const YOUNGEST = 25;
const OLDEST = 64;
const LONGEST_SERVICE = 20;
/** Teachers who came this year; they are the last ones of their school. */
const NEW_TEACHERS = 3;
const SHARE_OF_WOMEN = 0.72;
const SHARE_VERIFIED = 0.6;

function addColleague(register: Register, random: Random, { plan, study_year }: Ground, now: Date): Newcomer {
  const gender = random.chance(SHARE_OF_WOMEN) ? 'female' : 'male';
  const lang_code = random.weighed(plan.languages);
  const age = random.between(YOUNGEST, OLDEST);
  const person = register.addPerson({
    firstname: firstnameIn(random, lang_code, gender),
    lastname: lastnameFor(gender, lang_code, lastnameIn(random, lang_code)),
    gender,
    birthday: dayOfYear(study_year - age, random.between(1, 365)),
    country: plan.country,
    lang_code,
    mail_domain: plan.mail_domain,
    verified_at: random.chance(SHARE_VERIFIED) ? daysBefore(now, random.between(1, 700)) : undefined,
  });
  return { person, since: study_year - random.between(0, Math.min(LONGEST_SERVICE, age - YOUNGEST)) };
}

/** Everyone who works in a school beside the cast. A form master also teaches; that is a role of its own. */
export function drawStaff(register: Register, random: Random, ground: Ground, now: Date): void {
  const { plan, study_year, classes } = ground;
  const addRole = ({ person, since }: Newcomer, type: RoleName, more: { label?: RoleLabel; ends_on?: string } = {}) =>
    register.addRole({
      person_id: person.id,
      school_id: plan.school_id,
      type_id: ROLE_TYPES[type],
      starts_on: studyYearStart(since),
      ...more,
    });
  const led = new Set(
    register.roles.filter(({ type_id }) => type_id === ROLE_TYPES.formmaster).map(({ class_id }) => class_id),
  );
  for (const { class_id } of classes.filter((one) => !led.has(one.class_id))) {
    const colleague = addColleague(register, random, ground, now);
    addRole(colleague, 'teacher');
    register.addRole({
      person_id: colleague.person.id,
      school_id: plan.school_id,
      type_id: ROLE_TYPES.formmaster,
      class_id,
      starts_on: studyYearStart(study_year),
    });
  }
  for (let left = plan.teachers; left > 0; left -= 1) {
    const colleague = addColleague(register, random, ground, now);
    const since = left <= NEW_TEACHERS ? study_year : colleague.since;
    const isSubstitute = left === 1;
    addRole({ ...colleague, since }, 'teacher', isSubstitute ? { ends_on: studyYearStart(study_year + 1) } : {});
  }
  for (const [type, label] of plan.other_staff) {
    const colleague = addColleague(register, random, ground, now);
    if (label === 'lesson_scheduler') addPastTeaching(register, colleague.person, ground);
    addRole(colleague, type, label ? { label } : {});
  }
}

/** Someone who taught until last summer, so that a person with a past is among the people. */
function addPastTeaching(register: Register, person: PersonRow, { plan, study_year }: Ground): void {
  register.addRole({
    person_id: person.id,
    school_id: plan.school_id,
    type_id: ROLE_TYPES.teacher,
    starts_on: studyYearStart(study_year - 1),
    ends_on: studyYearStart(study_year),
    ended_at: lastNoonOf(study_year - 1),
  });
}
