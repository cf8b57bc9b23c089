import { ROLE_TYPES } from '../contract/role-types.ts';
import { studyYearStart } from './demo-days.ts';
import type { PersonRow, Register } from './demo-register.ts';
import type { DemoClass, Ground } from './demo-school-rows.ts';

/** A place in a class. */
export type Seat = { readonly ground: Ground; readonly at: DemoClass };

/** A pupil who has taken a place. */
export type Pupil = Seat & { readonly person: PersonRow };

/** What a guardian is to one pupil. */
export type Tie = {
  readonly pupil: Pupil;
  readonly kind: 'father' | 'mother' | 'custodian';
  readonly barred_at?: string | undefined;
};

export function addPupil(register: Register, seat: Seat, person: PersonRow): Pupil {
  register.addRole({
    person_id: person.id,
    school_id: seat.ground.plan.school_id,
    type_id: ROLE_TYPES.student,
    class_id: seat.at.class_id,
    starts_on: studyYearStart(seat.ground.study_year),
  });
  return { ...seat, person };
}

/** A pupil who came into this class from another one in summer: last year's role is over. */
export function addLastYearsClass(register: Register, { ground, at, person }: Pupil): void {
  const before = ground.classes.find(
    ({ level, name }) => level === at.level - 1 && name.slice(-1) !== at.name.slice(-1),
  );
  if (before === undefined) return;
  register.addRole({
    person_id: person.id,
    school_id: ground.plan.school_id,
    type_id: ROLE_TYPES.student,
    class_id: before.class_id,
    starts_on: studyYearStart(ground.study_year - 1),
    ends_on: studyYearStart(ground.study_year),
    ended_at: lastNoonOf(ground.study_year - 1),
  });
}

/** Noon of a study year's last day: over before today begins, in every time zone of the demonstration. */
export const lastNoonOf = (study_year: number): string => `${study_year + 1}-08-31T12:00:00.000Z`;

/** Ties a guardian to children, with a parent role in each school where they are; the first child is viewed first. */
export function addGuardian(register: Register, guardian_id: number, ties: readonly Tie[]): void {
  for (const { pupil, kind, barred_at } of ties)
    register.addGuardianship({ guardian_id, child_id: pupil.person.id, kind, barred_at });
  for (const ground of new Set(ties.map(({ pupil }) => pupil.ground))) {
    const here = ties.filter(({ pupil }) => pupil.ground === ground);
    const oldest = Math.max(...here.map(({ pupil }) => pupil.at.level));
    register.addRole({
      person_id: guardian_id,
      school_id: ground.plan.school_id,
      type_id: ROLE_TYPES.parent,
      starts_on: studyYearStart(ground.study_year - (oldest - ground.plan.levels[0])),
      viewed_user_id: here.find(({ barred_at }) => barred_at === undefined)?.pupil.person.id,
    });
  }
}
