import { alone, DAY, group, HOUR, in1, official, type Plan, parents, pupils, teachers } from './demo-plan.ts';
import { PLANS_ET } from './demo-plans-et.ts';
import { TALKS_DE } from './demo-texts-de.ts';
import { TALKS_LV } from './demo-texts-lv.ts';

const OF_SCHOOL_2: readonly Plan[] = [
  alone(TALKS_LV.absent, ['parent_b', 'teacher_b'], 55, { unread: { teacher_b: 1 } }),
  alone(TALKS_LV.result, ['student_b', 'teacher_b'], 4 * HOUR, { unread: { student_b: 1 } }),
  alone(TALKS_LV.leaders, ['headmaster_b', 'admin_b'], DAY),
  alone(TALKS_LV.mother_son, ['parent_b', 'student_b'], 6 * HOUR),
  group('10.A čats', TALKS_LV.class_chat, ['student_b', ...pupils('10.A', 6)], 20, { unread: { student_b: 3 } }),
  group('Brauciens uz Rīgu', TALKS_LV.trip, ['teacher_b', 'parent_b', ...parents('10.A', 8)], 3 * HOUR, {
    unread: { parent_b: 2 },
  }),
  group('Skolotāju istaba', TALKS_LV.teachers, ['admin_b', 'teacher_b', 'headmaster_b', ...teachers('10.A', 4)], 80, {
    unread: { teacher_b: 1 },
  }),
  official(
    '10.A',
    'parents',
    TALKS_LV.official_parents,
    ['formmaster:10.A', 'parent_b', ...parents('10.A', 3)],
    9 * HOUR,
    { unread: { parent_b: 1 } },
  ),
  official('10.A', 'students', TALKS_LV.official_students, ['formmaster:10.A', 'student_b', ...pupils('10.A', 2)], DAY),
  {
    ...in1,
    kind: 'new_announcement',
    title: 'Pedagoģiskā padome',
    talk: TALKS_LV.news,
    people: ['headmaster_b', 'teacher_b', 'admin_b', ...teachers('11.A', 4)],
    ended: 2 * DAY,
    unread: { teacher_b: 1 },
  },
  { ...in1, kind: 'forever_alone', title: '', talk: TALKS_LV.notes, people: ['teacher_b'], ended: 3 * DAY },
  {
    ...in1,
    kind: 'campaign',
    title: 'Jauni ziņojumi Kriit',
    talk: TALKS_LV.campaign,
    people: ['root'],
    ended: 4 * DAY,
    unread: { parent_b: 1 },
  },
];

const OF_SCHOOL_3: readonly Plan[] = [
  alone(TALKS_DE.absent, ['parent_c', 'teacher_c'], 75, { unread: { teacher_c: 1 } }),
  alone(TALKS_DE.result, ['student_c', 'teacher_c'], 5 * HOUR, { unread: { student_c: 1 } }),
  alone(TALKS_DE.office, ['admin_c', 'teacher_c'], DAY),
  alone(TALKS_DE.father_daughter, ['parent_c', 'student_c'], 2 * HOUR),
  group('Klassenchat 8.A', TALKS_DE.class_chat, ['student_c', ...pupils('8.A', 5)], 30, { unread: { student_c: 2 } }),
  official(
    '8.A',
    'parents',
    TALKS_DE.official_parents,
    ['formmaster:8.A', 'parent_c', ...parents('8.A', 3)],
    7 * HOUR,
    { unread: { parent_c: 2 } },
  ),
  official('8.A', 'students', TALKS_DE.official_students, ['formmaster:8.A', 'student_c'], DAY),
  {
    ...in1,
    kind: 'new_announcement',
    title: 'Konferenz',
    talk: TALKS_DE.news,
    people: ['admin_c', 'teacher_c', ...teachers('8.A', 3)],
    ended: 2 * DAY,
  },
  {
    ...in1,
    kind: 'campaign',
    title: 'Neue Nachrichten in Kriit',
    talk: TALKS_DE.campaign,
    people: ['root'],
    ended: 4 * DAY,
    unread: { parent_c: 1 },
  },
];

export const PLANS: readonly Plan[] = [PLANS_ET, OF_SCHOOL_2, OF_SCHOOL_3].flatMap((plans, place) =>
  plans.map((plan) => ({ ...plan, school_id: place + 1 })),
);
