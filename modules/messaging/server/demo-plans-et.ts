import { alone, DAY, group, HOUR, in1, official, type Plan, parents, pupils, teachers } from './demo-plan.ts';
import { CHATTER_ET, TALKS_ET } from './demo-texts-et.ts';

/** Three hundred lines among eight friends. */
const chatter = Array.from({ length: 300 }, (_, place) => {
  const speaker = 'abcdefgh'[(place * 5 + Math.floor(place / 7) * 3) % 8];
  return `${speaker} ${CHATTER_ET[place % CHATTER_ET.length]}`;
}).join('\n');

/** Who talks at the Estonian school. */
export const PLANS_ET: readonly Plan[] = [
  alone(TALKS_ET.absent, ['parent', 'teacher'], 35, { unread: { parent: 1 } }),
  alone(TALKS_ET.test_result, ['student', 'teacher'], 3 * HOUR, { unread: { teacher: 1 } }),
  alone(TALKS_ET.trip_money, ['parent', 'formmaster'], DAY, {}),
  alone(TALKS_ET.well_done, ['formmaster', 'parent_two'], 2 * DAY, { unread: { formmaster: 1 } }),
  alone(TALKS_ET.family, ['parent', 'parent_two'], 5 * HOUR, { unread: { parent: 2 } }),
  alone(TALKS_ET.classmates, ['student', 'pupil:11.A:0'], 50, { unread: { student: 1 } }),
  alone(TALKS_ET.classmates, ['pupil:12.A:1', 'adult_student'], 4 * DAY),
  alone(TALKS_ET.colleagues, ['teacher_parent', 'teacher'], 7 * HOUR, { unread: { teacher: 1 } }),
  alone(TALKS_ET.head_teacher, ['headmaster', 'teacher'], 2 * DAY, {}),
  alone(TALKS_ET.office, ['headmaster', 'admin'], 90, { unread: { admin: 1 } }),
  alone(TALKS_ET.caretaker, ['teacher', 'staff'], 3 * DAY, { archived: ['teacher'] }),
  alone(TALKS_ET.office, ['staff', 'admin'], 6 * DAY),
  alone(TALKS_ET.health, ['role:23', 'parent'], DAY + 3 * HOUR, {}),
  alone(TALKS_ET.form_parent, ['parent', 'formmaster:4.B'], 20 * HOUR, {
    draft: { who: 'parent', text: 'Tere! Kas muuseumi jaoks on' },
  }),
  alone(TALKS_ET.essay, ['adult_student', 'teacher'], 2 * DAY + 5 * HOUR, { unread: { adult_student: 1 } }),
  alone(TALKS_ET.mother_son, ['teacher_parent', 'adult_student'], 4 * HOUR, { unread: { teacher_parent: 1 } }),
  alone(TALKS_ET.social, ['role:20', 'student'], 5 * DAY),
  alone(TALKS_ET.certificate, ['parent', 'admin'], 8 * DAY, { archived: ['admin'] }),
  alone(TALKS_ET.certificate, ['parent_barred', 'admin'], 12 * DAY),
  alone(TALKS_ET.well_done, ['teacher', 'formmaster'], 4 * DAY),
  alone(TALKS_ET.trip_money, ['parent:11.A:2', 'formmaster'], 9 * DAY),
  group('Matemaatika 11.A', TALKS_ET.maths_group, ['teacher', 'student', ...pupils('11.A', 12)], 70, {
    unread: { student: 2 },
  }),
  group(
    'Tartu õppekäik',
    TALKS_ET.trip_group,
    ['formmaster', 'parent', 'parent_two', ...parents('11.A', 16)],
    2 * HOUR,
    {
      unread: { parent: 3, parent_two: 5 },
    },
  ),
  group(
    'Kooli 80. aastapäev',
    TALKS_ET.staff_party,
    ['headmaster', 'teacher', 'admin', 'staff', 'formmaster', 'teacher_parent'],
    9 * HOUR,
    {
      unread: { headmaster: 1, staff: 3 },
    },
  ),
  group('Bioloogia rühmatöö', TALKS_ET.biology_team, ['student', ...pupils('11.A', 3)], DAY + HOUR),
  group('Lõpuball 12.A', TALKS_ET.prom, ['adult_student', ...pupils('12.A', 5)], 2 * DAY, {
    unread: { adult_student: 2 },
  }),
  group(
    'Õpetajate tuba',
    TALKS_ET.teachers_room,
    ['admin', 'teacher', 'formmaster', 'teacher_parent', ...teachers('9.A', 4)],
    25,
    {
      unread: { teacher: 2, formmaster: 4, teacher_parent: 1 },
      muted: ['teacher_parent'],
    },
  ),
  group('Hoolekogu', TALKS_ET.board, ['headmaster', 'parent', 'role:8'], 6 * DAY, {}),
  group('11.A lobisemine 😎', chatter, ['student', ...pupils('11.A', 8)], 12, { unread: { student: 17 } }),
  group(
    'Kooriproovid',
    TALKS_ET.staff_party,
    ['teacher_parent', 'teacher', 'student', 'adult_student', ...pupils('10.A', 6)],
    10 * DAY,
    {
      left: ['student'],
    },
  ),
  {
    ...in1,
    kind: 'new_announcement',
    title: 'Õppenõukogu',
    talk: TALKS_ET.news,
    people: ['headmaster', 'teacher', 'formmaster', 'teacher_parent', ...teachers('11.A', 5)],
    ended: 5 * HOUR,
    unread: { teacher: 1, formmaster: 1 },
  },
  {
    ...in1,
    kind: 'new_announcement',
    title: 'Söökla menüü',
    talk: TALKS_ET.canteen,
    people: ['staff', 'parent', 'parent_two', 'student', 'teacher', ...parents('4.B', 6)],
    ended: 3 * DAY,
  },
  official(
    '11.A',
    'parents',
    TALKS_ET.official_parents,
    ['formmaster', 'parent', 'parent_two', ...parents('11.A', 5)],
    6 * HOUR,
    { unread: { parent: 2, parent_two: 1 } },
  ),
  official('11.A', 'students', TALKS_ET.official_students, ['formmaster', 'student', ...pupils('11.A', 3)], 8 * HOUR, {
    unread: { student: 1 },
  }),
  official(
    '11.A',
    'teachers',
    TALKS_ET.official_teachers,
    ['formmaster', 'teacher', 'teacher_parent', ...teachers('11.A', 2)],
    DAY,
    { unread: { teacher: 1 } },
  ),
  official('4.B', 'parents', TALKS_ET.official_announce, ['formmaster:4.B', 'parent', 'parent_two'], 10 * HOUR, {
    kind: 'official_announcement',
    unread: { parent: 1 },
  }),
  official(
    '12.A',
    'students',
    TALKS_ET.official_students,
    ['formmaster:12.A', 'adult_student', ...pupils('12.A', 3)],
    30 * HOUR,
  ),
  official(
    '12.A',
    'parents',
    TALKS_ET.official_parents,
    ['formmaster:12.A', 'teacher_parent', ...parents('12.A', 5)],
    3 * DAY,
  ),
  { ...in1, kind: 'forever_alone', title: '', talk: TALKS_ET.notes, people: ['teacher'], ended: 3 * HOUR },
  { ...in1, kind: 'forever_alone', title: '', talk: TALKS_ET.notes_parent, people: ['parent'], ended: 2 * DAY },
  {
    ...in1,
    kind: 'forever_alone',
    title: 'Riia reis',
    talk: TALKS_ET.alone,
    people: ['teacher', ...teachers('9.A', 3)],
    ended: 20 * DAY,
    left: teachers('9.A', 3),
  },
  {
    ...in1,
    kind: 'campaign',
    title: 'Uued sõnumid Kriidis',
    talk: TALKS_ET.campaign,
    people: ['root'],
    ended: 4 * DAY,
    unread: { parent: 1 },
  },
];
