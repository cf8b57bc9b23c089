import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { Plan, School } from './demo-plan.ts';

/** Groups of chosen pupils: chess and choir, and help with mathematics for a few. */
export function groupsOf(people: DemoPeople, school: School): Plan[] {
  const { teacher, teacher_parent, student, younger_child, adult_student } = people.cast;
  const everyNth = (names: readonly string[], step: number): number[] =>
    school.classes
      .filter(({ name }) => names.includes(name))
      .flatMap(({ id }) => school.students.filter(({ class_id }) => class_id === id))
      .filter((_, place) => place % step === 0)
      .map(({ person_id }) => person_id);
  const group = { level: 1, class_id: null, course_id: null, hours: 0, forgotten: 0, is_shown: true };
  const together = (...ids: number[]): number[] => [...new Set(ids)];
  return [
    {
      ...group,
      code: 'CHESS',
      title: 'Chess club',
      teacher_id: teacher.person_id,
      pupils: together(
        student.person_id,
        younger_child.person_id,
        ...everyNth(['4.A', '4.B', '6.A', '9.A', '11.A'], 11),
      ),
      has_workplan: true,
      is_hobby: true,
      weekday: 3,
    },
    {
      ...group,
      code: 'SUPPORT',
      title: 'Mathematics: individual study',
      teacher_id: teacher.person_id,
      pupils: together(...everyNth(['9.A', '10.A'], 8)),
      has_workplan: true,
      is_individual: true,
      weekday: 4,
    },
    {
      ...group,
      code: 'CHOIR',
      title: 'Choir',
      teacher_id: teacher_parent.person_id,
      pupils: together(adult_student.person_id, student.person_id, ...everyNth(['10.A', '11.A', '12.A', '12.B'], 4)),
      has_workplan: false,
      is_hobby: true,
      weekday: 1,
      left: { person_id: student.person_id, days_ago: 10 },
    },
  ];
}
