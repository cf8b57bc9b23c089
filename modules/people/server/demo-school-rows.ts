import { studyYearEnd, studyYearOf, studyYearStart } from './demo-days.ts';
import { SCHOOL_PLANS, type SchoolPlan } from './demo-schools.ts';
import { coursesAt, subjectsOf } from './demo-subjects.ts';

const numbered = <Row extends object>(rows: readonly Row[]) => rows.map((row, place) => ({ id: place + 1, ...row }));

const levelsOf = ({ levels: [first, last] }: SchoolPlan): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Last year, the running one and the next one. */
const SHOWN_YEARS = [-1, 0, 1];

/** Everything of the schools that is not a person, as rows of the tables they are named after. */
export function drawSchoolRows(now: Date) {
  const created_at = now.toISOString();
  const school = SCHOOL_PLANS.map(({ school_id, name, country, time_zone, package_key }) => {
    return { id: school_id, name, country, time_zone, package_key, created_at };
  });
  const study_year = numbered(
    SCHOOL_PLANS.flatMap(({ school_id, time_zone }) => {
      const running = studyYearOf(time_zone, now);
      return SHOWN_YEARS.map((shift) => {
        return { school_id, starts_on: studyYearStart(running + shift), ends_on: studyYearEnd(running + shift) };
      });
    }),
  );
  const class_level = numbered(
    SCHOOL_PLANS.flatMap((plan) =>
      levelsOf(plan).map((level) => ({ school_id: plan.school_id, level, name: String(level) })),
    ),
  );
  const parallel_identifier = numbered(
    SCHOOL_PLANS.flatMap(({ school_id, parallels }) => parallels.map((name) => ({ school_id, name }))),
  );
  const classRows = numbered(
    class_level.flatMap(({ id: class_level_id, school_id, level }) =>
      parallel_identifier
        .filter((parallel) => parallel.school_id === school_id)
        .map(({ id: parallel_identifier_id, name }) => {
          return { school_id, class_level_id, parallel_identifier_id, name: `${level}.${name}` };
        }),
    ),
  );
  const planned = SCHOOL_PLANS.flatMap((plan) => subjectsOf(plan.subjects).map((subject) => ({ plan, subject })));
  const subject = numbered(planned.map(({ plan, subject }) => ({ school_id: plan.school_id, name: subject.name })));
  const course = numbered(
    planned.flatMap(({ plan, subject }, place) =>
      levelsOf(plan).flatMap((level) =>
        coursesAt(subject, level).map((one) => ({ school_id: plan.school_id, subject_id: place + 1, ...one })),
      ),
    ),
  );
  return { school, study_year, class_level, parallel_identifier, class: classRows, subject, course };
}

export type SchoolRows = ReturnType<typeof drawSchoolRows>;

/** A class with the level that its pupils' age follows from. */
export type DemoClass = { readonly class_id: number; readonly name: string; readonly level: number };

/** A school that people can be put into. */
export type Ground = { readonly plan: SchoolPlan; readonly study_year: number; readonly classes: readonly DemoClass[] };

export const groundsOf = (rows: SchoolRows, now: Date): Ground[] =>
  SCHOOL_PLANS.map((plan) => ({
    plan,
    study_year: studyYearOf(plan.time_zone, now),
    classes: rows.class
      .filter(({ school_id }) => school_id === plan.school_id)
      .map(({ id, name }) => ({ class_id: id, name, level: Number.parseInt(name, 10) })),
  }));
