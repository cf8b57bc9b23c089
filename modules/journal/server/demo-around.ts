import type { DemoPeople } from '#modules/people/server/doors.ts';
import { lot } from '#platform/server/lot.ts';
import { dayOf } from './demo-days.ts';
import type { School } from './demo-plan.ts';
import type { Tables } from './demo-tables.ts';

type Who = keyof DemoPeople['cast'];

const DAY_MS = 86_400_000;
const ago = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** An absence: whole days from today on, or hours of one day. */
type Reported = {
  readonly person_id: number;
  readonly by: number | undefined;
  readonly reason: string;
  readonly from: number;
  readonly days?: number;
  readonly hours?: readonly [from: string, until: string];
  readonly told: number;
};

const REASONS = [
  'Fever and a sore throat; we will write how it goes.',
  'A competition of the sports club.',
  'A visit to the doctor in Tartu.',
  'A family celebration in the country.',
];
/** Every so many-th pupil of a school is away around today. */
const EVERY = 61;

/** What families have told of absences: around today, ahead, and a little of the past. */
export function drawAbsences(people: DemoPeople, school: School, today: number, now: Date) {
  const { student, younger_child, parent, parent_two } = people.cast;
  const cast = new Set(Object.values(people.cast).map(({ person_id }) => person_id));
  const others = school.students
    .filter(({ person_id, guardian_ids }) => guardian_ids.length > 0 && !cast.has(person_id))
    .filter((_, place) => place % EVERY === 7)
    .map(
      ({ person_id, guardian_ids }, place): Reported => ({
        person_id,
        by: guardian_ids[0],
        reason: REASONS[place % REASONS.length] ?? '',
        from: [-1, 0, 0, 3, 7][place % 5] ?? 0,
        days: 1 + (place % 3),
        told: 0.3 + (place % 4) / 2,
      }),
    );
  const own: Reported[] = [
    {
      person_id: student.person_id,
      by: parent_two.person_id,
      reason: 'Dentist; back for the last lessons.',
      from: -12,
      hours: ['09:30', '12:00'],
      told: 15,
    },
    {
      person_id: student.person_id,
      by: parent.person_id,
      reason: 'We visit the grandparents in Riga.',
      from: 9,
      days: 2,
      told: 1.2,
    },
    {
      person_id: younger_child.person_id,
      by: parent.person_id,
      reason: 'A cold, in bed until tomorrow.',
      from: 0,
      days: 2,
      told: 0.1,
    },
  ];
  const here = new Set(school.students.map(({ person_id }) => person_id));
  const local = (day: number, time: string): string => `${dayOf(day)} ${time} ${school.time_zone}`;
  return [...own, ...others]
    .filter(({ person_id }) => here.has(person_id))
    .map(({ person_id, by, reason, from, days = 1, hours, told }) => ({
      school_id: school.school_id,
      person_id,
      reason,
      starts_at: local(today + from, hours?.[0] ?? '00:00'),
      ends_at: hours ? local(today + from, hours[1]) : local(today + from + days, '00:00'),
      all_day: hours === undefined,
      reported_by: by ?? person_id,
      created_at: ago(now, told),
      updated_at: ago(now, told),
    }));
}

type Note = readonly [school_id: number, by: Who, title: string, description: string, days: number, is_shared?: true];

const NOTES: readonly Note[] = [
  [1, 'teacher', 'Copy the worksheets for 9.A', 'Thirty sheets, both sides, before Thursday.', 1],
  [1, 'teacher', 'Second try of the test', 'Three of 11.B on Tuesday after the seventh lesson.', 3],
  [1, 'teacher', 'Olympiad: who goes?', 'Ask 11.A and 12.A; the list closes at the end of the month.', 6],
  [1, 'teacher', 'Graphing calculators', 'Twelve lie in room 214; write here who has taken some.', 9, true],
  [1, 'headmaster', 'Staff meeting', 'Monday at 15.00 in the teachers’ room: the plan of the second term.', 2, true],
  [1, 'admin', 'The projector in 305', 'It is being mended; please use 307 until Friday.', 4, true],
  [1, 'teacher_parent', 'Choir: black skirts and trousers', 'Remind everybody before the concert.', 5],
  [1, 'formmaster', 'Talks with families of 11.A', 'Three evenings are left free; see the list on the door.', 7],
  [2, 'teacher_b', 'Essays of 12.A', 'Hand them back on Wednesday.', 2],
  [2, 'headmaster_b', 'Open day', 'Each subject shows one lesson; tell me which.', 5, true],
  [3, 'teacher_c', 'Batteries for the robots', 'Two packs, size AA.', 3],
];

/** What the staff have noted. */
export const drawWhiteboard = (people: DemoPeople, now: Date) =>
  NOTES.map(([school_id, by, title, description, days, is_shared = false]) => ({
    school_id,
    title,
    description,
    is_shared,
    created_by: people.cast[by].person_id,
    created_at: ago(now, days),
    updated_at: ago(now, days),
  }));

const SHARE_TICKED = 0.6;

/** What pupils of the cast have ticked off of their homework: most of what was due, some of what is still to come. */
export const drawTicks = (
  { student, younger_child, adult_student }: DemoPeople['cast'],
  { homework, student: places }: Pick<Tables, 'homework' | 'student'>,
) =>
  [student, younger_child, adult_student].flatMap(({ person_id }) => {
    const own = new Set(places.filter((one) => one.person_id === person_id).map(({ journal_id }) => journal_id));
    return homework
      .filter(({ id, journal_id }) => own.has(journal_id) && lot(person_id, id, 41) < SHARE_TICKED)
      .map(({ id, created_at }) => ({ homework_id: id, person_id, done_at: created_at.replace('T13', 'T18') }));
  });

/** Which share of the points, in percent, gives which value in school 1. */
export const CREDIT_RANGES = [
  [0, 20, '1'],
  [20, 50, '2'],
  [50, 75, '3'],
  [75, 90, '4'],
  [90, 100, '5'],
].map(([range_from, range_to, value]) => ({ school_id: 1, range_from, range_to, value }));
