import { lot } from '#platform/server/lot.ts';
import type { Attendance } from '../contract/words.ts';
import { scaleOf } from '../rules/scale.ts';
import { COMMENTS } from './demo-comments.ts';
import type { Journal } from './demo-lessons.ts';

/** A cell before it has an id; what it lacks is left out. */
export type Drawn = {
  person_id: number;
  attendance?: Attendance;
  value?: string;
  points?: number;
  comment_type?: string;
  comment?: string;
  /** What stood there first, where it was bettered later. */
  before?: string;
};

const SHARE_ILL = 0.014;
const LONGEST_ILLNESS = 4;
const SHARE_LATE = 0.009;
const SHARE_LEFT = 0.002;
const SHARE_GRADED = 0.17;
/** Of those who are there in a lesson with grades, the ones who get one. */
const SHARE_NAMED = 0.5;
const SHARE_COMMENTED = 0.004;
const SHARE_BETTERED = 0.02;

/** Whoever is ill is so the whole day, in every journal, and some days on end. */
function illOn(person_id: number, day: number): 'absent' | 'excused' | undefined {
  for (let since = 0; since < LONGEST_ILLNESS; since += 1) {
    if (lot(person_id, day - since, 1) >= SHARE_ILL) continue;
    if (since > Math.floor(lot(person_id, day - since, 2) * LONGEST_ILLNESS)) continue;
    return lot(person_id, day - since, 3) < 0.75 ? 'excused' : 'absent';
  }
  return undefined;
}

function attendanceOf({ id }: Journal, person_id: number, day: number, place: number): Attendance | undefined {
  const ill = illOn(person_id, day);
  if (ill) return ill;
  const chance = lot(person_id, id * 1_000 + place, 4);
  return chance < SHARE_LATE ? 'late' : chance < SHARE_LATE + SHARE_LEFT ? 'left_early' : undefined;
}

/** How good somebody is in a subject, and how this day was: from nought to one. */
function resultOf(journal: Journal, person_id: number, column: number): number {
  const gift = 0.35 + 0.6 * lot(person_id, journal.plan.code.charCodeAt(0), 5) ** 0.7;
  return Math.max(0, Math.min(0.999, gift + 0.5 * (lot(person_id, column, 6) - 0.5)));
}

const isNumber = (grade: string): boolean => /^\d+$/.test(grade);
/** The numbers of a country's scale, the worst first; words such as passed stand behind them. */
const numbersOf = new Map(
  ['EE', 'LV', 'DE'].map((country) => [country, scaleOf(country, false).filter(isNumber).toReversed()]),
);

function gradeFor({ country, plan }: Journal, result: number, max_points: number): Pick<Drawn, 'value' | 'points'> {
  if (plan.is_point_based) return { points: Math.round(result * max_points * 2) / 2 };
  const grades = numbersOf.get(country) ?? [];
  return { value: grades[Math.floor(result ** 0.75 * grades.length)] ?? '' };
}

/** The cells of a lesson; about every sixth is graded, and then not everybody is. */
export function cellsOfLesson(
  journal: Journal,
  {
    day,
    place,
    column,
    pupils,
    max_points,
  }: {
    day: number;
    place: number;
    column: number;
    pupils: readonly number[];
    max_points: number;
  },
): Drawn[] {
  const isGraded = !journal.plan.is_hobby && lot(journal.id, place, 7) < SHARE_GRADED;
  return pupils.flatMap((person_id): Drawn[] => {
    const attendance = attendanceOf(journal, person_id, day, place);
    const wasThere = attendance === undefined || attendance === 'late';
    const isNamed = wasThere && isGraded && lot(person_id, column, 8) < SHARE_NAMED;
    const isTold = lot(person_id, column, 9) < SHARE_COMMENTED;
    if (!attendance && !isNamed && !isTold) return [];
    const [comment_type, comment] = COMMENTS[Math.floor(lot(person_id, column, 10) * COMMENTS.length)] ?? [];
    return [
      {
        person_id,
        ...(attendance && { attendance }),
        ...(isNamed ? gradeFor(journal, resultOf(journal, person_id, column), max_points) : {}),
        ...(isTold && comment_type && comment ? { comment_type, comment } : {}),
      },
    ];
  });
}

/** The cells of graded work: nearly everybody has one, a few have written it once more. */
export const cellsOfAssessment = (
  journal: Journal,
  { day, column, pupils, max_points }: { day: number; column: number; pupils: readonly number[]; max_points: number },
): Drawn[] =>
  pupils
    .filter((person_id) => !illOn(person_id, day))
    .map((person_id) => {
      const result = resultOf(journal, person_id, -column);
      const grade = gradeFor(journal, result, max_points);
      const worse = gradeFor(journal, result * 0.6, max_points).value;
      const isBettered = lot(person_id, -column, 15) < SHARE_BETTERED && worse !== undefined && worse !== grade.value;
      return { person_id, ...grade, ...(isBettered ? { before: worse } : {}) };
    });
