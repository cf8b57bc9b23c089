import type { DemoPeople } from '#modules/people/server/doors.ts';
import { groupsOf } from './demo-groups.ts';
import type { Plan, School } from './demo-plan.ts';
import { hoursAt } from './demo-subjects.ts';

type Who = keyof DemoPeople['cast'];
type SchoolClass = School['classes'][number];

/** What people of the cast teach in the classes that they have; `formmaster` teaches the own class. */
const CAST_SUBJECTS: readonly (readonly [who: Who, codes: readonly string[], only?: string])[] = [
  ['teacher', ['MAT']],
  ['teacher', ['INF'], '11.A'],
  ['teacher_parent', ['ENG', 'MUS']],
  ['formmaster', ['HIS', 'CIV'], '11.A'],
  ['teacher_b', ['ENG', 'LIT']],
  ['teacher_c', ['MAT', 'INF']],
];
const POINTS = { class_name: '11.A', code: 'INF' };
const TWO_COURSES = { class_name: '12.A', code: 'MAT' };
/** Which of these journals lack their last lesson. */
const FORGOTTEN = ['9.A MAT', '11.B MAT', '11.A INF', '8.B ENG', '12.A ENG', '8.A MAT'];
/** Subjects that are taught by a written plan; the others go without, and the account `teacher` has one for everything. */
const PLANNED = 'MAT EST LAV DEU ENG HIS BIO PHY CHE NAT'.split(' ');

const levelOf = ({ name }: { name: string }): number => Number.parseInt(name, 10);

/** The subjects of a class with the course of its level, by the school's own list. */
function coursesOf({ subjects, courses }: School, level: number) {
  return subjects.flatMap(({ id, name }) => {
    const own = courses.filter(({ subject_id, code }) => subject_id === id && code.split('-')[1] === String(level));
    const [first] = own;
    return first ? [{ code: first.code.split('-')[0] ?? '', name, own }] : [];
  });
}

/** Gives each subject of a class to one of its teachers: to those who teach it already, else to whom has the least. */
function assigning() {
  const taught = new Map<number, { codes: Set<string>; hours: number }>();
  return (teachers: readonly number[], code: string, hours: number): number => {
    const price = (person_id: number): number => {
      const own = taught.get(person_id);
      return (own?.codes.has(code) ? 0 : 4 * (own?.codes.size ?? 0)) + (own?.hours ?? 0) / 2;
    };
    const [chosen = 0] = teachers.toSorted((one, other) => price(one) - price(other));
    const own = taught.get(chosen) ?? { codes: new Set(), hours: 0 };
    own.codes.add(code);
    taught.set(chosen, { codes: own.codes, hours: own.hours + hours });
    return chosen;
  };
}

type Ground = { readonly people: DemoPeople; readonly school: School; readonly assign: ReturnType<typeof assigning> };

function plansOfClass({ people, school, assign }: Ground, one: SchoolClass): Plan[] {
  const level = levelOf(one);
  const pupils = school.students.filter(({ class_id }) => class_id === one.id).map(({ person_id }) => person_id);
  const cast = new Set(Object.values(people.cast).map(({ person_id }) => person_id));
  const there = new Set([...one.teachers, ...one.formmasters].map(({ person_id }) => person_id));
  const castFor = (code: string): number | undefined =>
    CAST_SUBJECTS.filter(([, codes, only]) => codes.includes(code) && (only === undefined || only === one.name))
      .map(([who]) => people.cast[who].person_id)
      .find((person_id) => there.has(person_id));
  const others = one.teachers.map(({ person_id }) => person_id).filter((person_id) => !cast.has(person_id));
  const is_shown = [...there, ...pupils].some((person_id) => cast.has(person_id));
  return coursesOf(school, level).flatMap(({ code, name, own }): Plan[] => {
    const hours = hoursAt(code, level);
    if (hours === 0) return [];
    const chosen = castFor(code);
    const teacher_id = chosen ?? assign(others, code, hours);
    const plan: Plan = {
      code,
      title: own.length > 1 ? (own[0]?.name ?? name) : name,
      level,
      class_id: one.id,
      course_id: own[0]?.id ?? null,
      teacher_id,
      pupils,
      hours,
      forgotten: chosen !== undefined && FORGOTTEN.includes(`${one.name} ${code}`) ? 1 : 0,
      is_shown,
      has_workplan: PLANNED.includes(code) || teacher_id === people.cast.teacher.person_id,
      is_point_based: chosen !== undefined && code === POINTS.code && one.name === POINTS.class_name,
    };
    const second = own[1];
    const hasTwo = second && teacher_id === people.cast.teacher.person_id && one.name === TWO_COURSES.class_name;
    if (!hasTwo) return [plan];
    return [
      { ...plan, part: 1 },
      { ...plan, part: 2, title: second.name, course_id: second.id },
    ];
  });
}

/** Every journal of a school; classes with somebody of the cast come first, so that their weeks are planned first. */
export function planJournals(people: DemoPeople, school: School): Plan[] {
  const ground = { people, school, assign: assigning() };
  const plans = school.classes.flatMap((one) => plansOfClass(ground, one));
  const groups = school.students.some(({ person_id }) => person_id === people.cast.student.person_id);
  return [...plans, ...(groups ? groupsOf(people, school) : [])].toSorted(
    (one, other) => Number(other.is_shown) - Number(one.is_shown),
  );
}
