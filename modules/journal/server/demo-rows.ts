import { type DemoPeople, drawPeople } from '#modules/people/server/doors.ts';
import { drawAbsences } from './demo-around.ts';
import { dayOf } from './demo-days.ts';
import { fillJournal } from './demo-filling.ts';
import { planJournals } from './demo-journals.ts';
import type { Journal } from './demo-lessons.ts';
import type { School } from './demo-plan.ts';
import { iconOf } from './demo-subjects.ts';
import { openTables, type Tables } from './demo-tables.ts';
import { drawTimetable } from './demo-timetable.ts';
import { leftOn, runOf, type When, whenOf } from './demo-when.ts';
import { openWorkplans } from './demo-workplans.ts';

const ADMINS = { 1: 'admin', 2: 'admin_b', 3: 'admin_c' } as const;
/** The school whose package knows no types of lessons. */
const WITHOUT_TYPES = 3;

/** A journal before its first lesson: itself, its teacher, its pupils and its week. */
function openJournal(rows: Tables, journal: Journal, when: When, { school_id }: School, admin: number): void {
  const { id, plan, made_at, from, until, slots, workplan_id } = journal;
  const isLocked = plan.part === 1;
  const locked_at = isLocked ? `${dayOf(Math.min(until, when.today - 1))}T15:00:00Z` : null;
  rows.journal.push({
    id,
    school_id,
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
    created_at: made_at,
    updated_at: locked_at ?? made_at,
  });
  rows.teacher.push({ journal_id: id, person_id: plan.teacher_id });
  const joined_on = dayOf(when.calendar.first);
  const left = leftOn(plan, when);
  for (const person_id of plan.pupils) {
    const left_on = left !== undefined && person_id === plan.left?.person_id ? dayOf(left) : null;
    rows.student.push({ journal_id: id, person_id, joined_on, left_on });
  }
  const valid = { valid_from: dayOf(from), valid_until: dayOf(Math.max(from, until)) };
  for (const slot of slots) rows.timetable_slot.push({ journal_id: id, ...slot, ...valid });
}

/** Everything of the journals as rows of the tables they are named after. */
export function drawJournals(people: DemoPeople, now: Date) {
  const workplans = openWorkplans();
  const rows = openTables();
  const journals: Journal[] = [];
  for (const school of people.schools) {
    const { school_id, country } = school;
    const when = whenOf(school, now);
    const { first, free } = when.calendar;
    const made_at = `${dayOf(first - 6)}T09:00:00Z`;
    const admin = people.cast[ADMINS[school_id as keyof typeof ADMINS]].person_id;
    for (const { name, from, until } of free)
      rows.free_days.push({ school_id, name, starts_on: dayOf(from), ends_on: dayOf(until) });
    rows.absence.push(...drawAbsences(people, school, when.today, now));
    for (const [plan, slots] of drawTimetable(planJournals(people, school))) {
      const { id: workplan_id, outline } = workplans.outlineFor(school, plan, made_at);
      const about = { id: journals.length + 1, plan, outline, workplan_id, made_at, slots, ...runOf(plan, when) };
      const journal: Journal = { ...about, country, has_types: school_id !== WITHOUT_TYPES };
      journals.push(journal);
      openJournal(rows, journal, when, school, admin);
      fillJournal(rows, journal, when);
    }
  }
  return { rows: { ...workplans.rows, ...rows }, journals };
}

/** The same for people who are only imagined, without a database. */
export function imagineJournals(now: Date) {
  const { people } = drawPeople(now);
  return { people, ...drawJournals(people, now) };
}
