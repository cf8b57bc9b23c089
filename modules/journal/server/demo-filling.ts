import { drawAssessments } from './demo-assessments.ts';
import { cellsOfAssessment, cellsOfLesson } from './demo-cells.ts';
import { dayOf, numberOf } from './demo-days.ts';
import { drawHomework } from './demo-homework.ts';
import { afterLesson, drawLessons, type Journal, type Planned, plannedIn, pupilsAlone } from './demo-lessons.ts';
import { fillColumn, type Tables } from './demo-tables.ts';
import { leftOn, type When } from './demo-when.ts';

/** After how many days a test may be written once more. */
const SECOND_TRY = 6;

/** Who was in a journal on a day. */
function pupilsOn({ plan }: Journal, when: When, day: number): readonly number[] {
  const left = leftOn(plan, when);
  if (left === undefined || day <= left) return plan.pupils;
  return plan.pupils.filter((person_id) => person_id !== plan.left?.person_id);
}

function fillLessons(rows: Tables, journal: Journal, when: When, entered: readonly Planned[], since: number) {
  const { plan, id: journal_id } = journal;
  const lessons = drawLessons(journal, entered, rows.event.length + 1);
  for (const [place, lesson] of lessons.entries()) {
    rows.event.push(lesson);
    const at = entered[place];
    if (at === undefined) continue;
    const pupils = plan.is_individual ? pupilsAlone(journal, place) : pupilsOn(journal, when, at.day);
    if (plan.is_individual)
      for (const person_id of pupils) rows.event_student.push({ event_id: lesson.id, journal_id, person_id });
    if (at.day < since) continue;
    const column = { day: at.day, place, column: lesson.id, pupils, max_points: lesson.max_points ?? 0 };
    const written_at = afterLesson(at);
    fillColumn(rows, journal, { event_id: lesson.id, written_at }, cellsOfLesson(journal, column));
  }
  return lessons;
}

function fillAssessments(rows: Tables, journal: Journal, when: When, planned: readonly Planned[], since: number): void {
  const given = { today: when.today, since, firstId: rows.assessment.length + 1 };
  for (const assessment of drawAssessments(journal, planned, when.calendar, given)) {
    rows.assessment.push(assessment);
    const { id, assessed_on, max_points, updated_at } = assessment;
    const day = numberOf(assessed_on);
    if (day >= when.today) continue;
    const column = { day, column: id, pupils: pupilsOn(journal, when, day), max_points: max_points ?? 0 };
    const bettered_at = `${dayOf(Math.min(day + SECOND_TRY, when.today - 1))}T14:30:00Z`;
    const where = { assessment_id: id, written_at: updated_at, bettered_at };
    fillColumn(rows, journal, where, cellsOfAssessment(journal, column));
  }
}

/** Fills a journal with what its teacher has entered so far; groups after the lessons write no tests. */
export function fillJournal(rows: Tables, journal: Journal, when: When): void {
  const { plan } = journal;
  const planned = plannedIn(journal, when.calendar);
  const past = planned.filter(({ day }) => day < when.today);
  const entered = past.slice(0, Math.max(0, past.length - plan.forgotten));
  const since = plan.is_shown ? when.shown : when.filled;
  const lessons = fillLessons(rows, journal, when, entered, since);
  if (plan.class_id !== null) fillAssessments(rows, journal, when, planned, since);
  const given = plan.is_shown ? when.shown : when.homework;
  rows.homework.push(...drawHomework(journal, planned, lessons, given, rows.homework.length + 1));
}
