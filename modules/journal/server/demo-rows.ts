import type { DemoPeople } from '#modules/people/server/doors.ts';
import { dayIn } from '#platform/contract/dates.ts';
import { drawAbsences } from './demo-around.ts';
import { drawAssessments } from './demo-assessments.ts';
import { cellsOfAssessment, cellsOfLesson, type Drawn } from './demo-cells.ts';
import { type Calendar, calendarOf, dayOf, numberOf } from './demo-days.ts';
import { drawHomework } from './demo-homework.ts';
import { type Plan, planJournals, type School } from './demo-journals.ts';
import { afterLesson, drawLessons, type Journal, type LessonRow, plannedIn, pupilsAlone } from './demo-lessons.ts';
import { iconOf } from './demo-subjects.ts';
import { drawTimetable } from './demo-timetable.ts';
import { openWorkplans } from './demo-workplans.ts';

/** How many days of lessons back what no visitor opens first is filled; more would only take time at every start. */
const FILLED_DAYS = 20;
const FILLED_HOMEWORK = 8;

const ADMINS = { 1: 'admin', 2: 'admin_b', 3: 'admin_c' } as const;

/** The time of one school: its year, today, and since when everything is filled. */
type When = { readonly calendar: Calendar; readonly today: number; readonly study_year_id: number };

function whenOf(school: School, now: Date): When {
  const today = dayIn(school.time_zone, now);
  const year = school.study_years.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (year === undefined) throw new Error(`school ${school.school_id} has no study year on ${today}`);
  return { calendar: calendarOf(school.country, year), today: numberOf(today), study_year_id: year.id };
}

/** The first of the last so many days of lessons. */
const sinceOf = ({ calendar, today }: When, count: number): number =>
  calendar.days.filter((day) => day < today).at(-count) ?? calendar.first;

/** The days between which a journal has lessons: a second course begins where the first one ended, half way to today. */
function runOf({ part }: Plan, { calendar: { first, last }, today }: When): { from: number; until: number } {
  const turn = first + Math.floor((today - first) / 2);
  return { from: part === 2 ? turn + 1 : first, until: part === 1 ? turn : last };
}

type CellRow = Omit<Drawn, 'before'> & {
  id: number;
  journal_id: number;
  event_id: number | undefined;
  assessment_id: number | undefined;
  version: number;
  written_by: number;
  written_at: string;
};

/** Everything of the journals as rows of the tables they are named after. */
export function drawJournals(people: DemoPeople, now: Date) {
  const workplans = openWorkplans();
  const rows = {
    ...workplans.rows,
    journal: [] as object[],
    teacher: [] as { journal_id: number; person_id: number }[],
    student: [] as { journal_id: number; person_id: number; joined_on: string; left_on: string | null }[],
    timetable_slot: [] as object[],
    free_days: [] as object[],
    event: [] as LessonRow[],
    event_student: [] as { event_id: number; journal_id: number; person_id: number }[],
    assessment: [] as ReturnType<typeof drawAssessments>,
    cell: [] as CellRow[],
    cell_log: [] as object[],
    homework: [] as ReturnType<typeof drawHomework>,
    absence: [] as object[],
  };
  const journals: Journal[] = [];

  /** Puts cells into a column; one that was bettered keeps what stood there first. */
  function fill(
    { id: journal_id, plan }: Journal,
    column: { event_id?: number; assessment_id?: number },
    written_at: string,
    drawn: readonly Drawn[],
  ): void {
    for (const { before, person_id, attendance, value, points, comment_type, comment } of drawn) {
      const id = rows.cell.length + 1;
      const { event_id, assessment_id } = column;
      const place = { id, journal_id, person_id, event_id, assessment_id };
      const version = before === undefined ? 1 : 2;
      const written_by = plan.teacher_id;
      // What is undefined names its column for the table and takes no room on the way there.
      rows.cell.push({
        ...place,
        attendance,
        value,
        points,
        comment_type,
        comment,
        version,
        written_by,
        written_at,
      } as CellRow);
      if (before !== undefined) rows.cell_log.push({ cell_id: id, value: before, written_by, written_at });
    }
  }

  function addLessons(journal: Journal, when: When): void {
    const { plan, id: journal_id } = journal;
    const planned = plannedIn(journal, when.calendar);
    const past = planned.filter(({ day }) => day < when.today);
    const entered = past.slice(0, past.length - plan.forgotten);
    const lessons = drawLessons(journal, entered, rows.event.length + 1);
    rows.event.push(...lessons);
    const isFilled = plan.is_shown ? when.calendar.first : sinceOf(when, FILLED_DAYS);
    const leftOn = plan.left && Math.max(when.calendar.first, when.today - plan.left.days_ago);
    const pupilsOn = (day: number): readonly number[] =>
      leftOn !== undefined && day > leftOn
        ? plan.pupils.filter((person_id) => person_id !== plan.left?.person_id)
        : plan.pupils;
    for (const [place, lesson] of lessons.entries()) {
      const at = entered[place];
      if (at === undefined || at.day < isFilled) continue;
      const pupils = plan.is_individual ? pupilsAlone(journal, place) : pupilsOn(at.day);
      if (plan.is_individual)
        for (const person_id of pupils) rows.event_student.push({ event_id: lesson.id, journal_id, person_id });
      const column = { day: at.day, place, column: lesson.id, pupils, max_points: lesson.max_points ?? 0 };
      fill(journal, { event_id: lesson.id }, afterLesson(at), cellsOfLesson(journal, column));
    }
    if (plan.class_id !== null) {
      const given = { today: when.today, since: isFilled, firstId: rows.assessment.length + 1 };
      const assessments = drawAssessments(journal, planned, when.calendar, given);
      rows.assessment.push(...assessments);
      for (const { id, assessed_on, max_points, updated_at } of assessments) {
        const day = numberOf(assessed_on);
        if (day >= when.today) continue;
        const column = { day, column: id, pupils: pupilsOn(day), max_points: max_points ?? 0 };
        fill(journal, { assessment_id: id }, updated_at, cellsOfAssessment(journal, column));
      }
    }
    const since = plan.is_shown ? when.calendar.first : sinceOf(when, FILLED_HOMEWORK);
    rows.homework.push(...drawHomework(journal, planned, lessons, since, rows.homework.length + 1));
  }

  for (const school of people.schools) {
    const when = whenOf(school, now);
    const { calendar, today } = when;
    const [starts_on, before] = [dayOf(calendar.first), `${dayOf(calendar.first - 6)}T09:00:00Z`];
    const admin = people.cast[ADMINS[school.school_id as keyof typeof ADMINS]].person_id;
    for (const { name, from, until } of calendar.free)
      rows.free_days.push({ school_id: school.school_id, name, starts_on: dayOf(from), ends_on: dayOf(until) });
    rows.absence.push(...drawAbsences(people, school, today, now));
    for (const [plan, slots] of drawTimetable(planJournals(people, school))) {
      const { id: workplan_id, outline } = workplans.outlineFor(school, plan, before);
      const run = runOf(plan, when);
      const journal: Journal = {
        id: journals.length + 1,
        plan,
        outline,
        slots,
        ...run,
        country: school.country,
        has_types: school.school_id !== 3,
      };
      journals.push(journal);
      const isLocked = plan.part === 1;
      const locked_at = isLocked ? `${dayOf(Math.min(run.until, today - 1))}T15:00:00Z` : null;
      rows.journal.push({
        id: journal.id,
        school_id: school.school_id,
        study_year_id: when.study_year_id,
        title: plan.title,
        icon: iconOf(plan.code),
        type: plan.is_hobby ? 'hobby_group' : 'default',
        class_id: plan.class_id,
        course_id: plan.course_id,
        workplan_id,
        is_point_based: plan.is_point_based ?? false,
        individual: plan.is_individual ?? false,
        locked_at,
        locked_by: isLocked ? admin : null,
        created_by: admin,
        created_at: before,
        updated_at: locked_at ?? before,
      });
      rows.teacher.push({ journal_id: journal.id, person_id: plan.teacher_id });
      const leftOn = plan.left && dayOf(Math.max(calendar.first, today - plan.left.days_ago));
      for (const person_id of plan.pupils)
        rows.student.push({
          journal_id: journal.id,
          person_id,
          joined_on: starts_on,
          left_on: leftOn !== undefined && person_id === plan.left?.person_id ? leftOn : null,
        });
      for (const { weekday, lesson_number } of slots)
        rows.timetable_slot.push({
          journal_id: journal.id,
          weekday,
          lesson_number,
          valid_from: dayOf(run.from),
          valid_until: dayOf(Math.max(run.from, run.until)),
        });
      addLessons(journal, when);
    }
  }
  return { rows, journals };
}
