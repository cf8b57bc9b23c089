import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemonstration } from '#apps/server/demo.ts';
import { openCopy } from '#platform/testing/database.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getWorkplan } from '../contract/get-workplan.ts';
import { listJournals } from '../contract/list-journals.ts';
import { COMMENT_TYPES } from '../contract/words.ts';
import { dayOf, numberOf, weekdayOf } from './demo-days.ts';
import { imagineJournals } from './demo-rows.ts';
import { whenOf } from './demo-when.ts';

const AUTUMN = '2026-11-16T10:00:00Z';
/** In the middle of a year, on its first and last days, in a break, on 29 February. */
const MOMENTS = [
  AUTUMN,
  '2026-09-01T05:00:00Z',
  '2026-09-03T08:00:00Z',
  '2026-12-28T12:00:00Z',
  '2027-08-31T12:00:00Z',
  '2028-02-29T12:00:00Z',
];

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const oddOnes = async (statement: string) => (await school.db.pool.query(statement)).rows;
const drawnOn = (moment: string) => imagineJournals(new Date(moment));
const autumn = drawnOn(AUTUMN);

describe('the journals of the demonstration', () => {
  it('the tables take every row also on the first day of a year', async () => {
    const db = await openCopy('empty', 1);
    expect(await fillDemonstration(db, () => new Date('2026-09-01T05:00:00Z'), null)).toBe(true);
    await db.close();
  });

  it.each(MOMENTS)('on %s no lesson is on a free day, on a weekend or still to come', (moment) => {
    const { people, rows, journals } = moment === AUTUMN ? autumn : drawnOn(moment);
    for (const one of people.schools) {
      const { calendar, today } = whenOf(one, new Date(moment));
      const days = new Set(calendar.days.filter((day) => day < today).map(dayOf));
      const classes = new Set(one.classes.map(({ id }) => id));
      const own = new Set(journals.filter(({ plan }) => classes.has(plan.class_id ?? 0)).map(({ id }) => id));
      const odd = rows.event.filter(({ journal_id, event_date }) => own.has(journal_id) && !days.has(event_date));
      expect(odd).toEqual([]);
      expect(calendar.free.map(({ name }) => name)).toContain('Autumn break');
    }
    expect(rows.cell.length).toBeLessThan(45_000);
  });

  it('nobody is at two places at the same time: neither a class nor a teacher', async () => {
    expect(
      await oddOnes(`
        with slot as (
          select slot.*, journal.class_id, teacher.person_id from journal.timetable_slot slot
          join journal.journal on journal.id = slot.journal_id join journal.teacher on teacher.journal_id = slot.journal_id)
        select one.journal_id from slot one join slot other using (weekday, lesson_number)
        where one.journal_id < other.journal_id and (one.class_id = other.class_id or one.person_id = other.person_id)
          and one.valid_from <= other.valid_until and other.valid_from <= one.valid_until`),
    ).toEqual([]);
  });

  it('is the same every time, and only follows the clock', () => {
    expect(JSON.stringify(drawnOn(AUTUMN).rows)).toBe(JSON.stringify(autumn.rows));
    const later = drawnOn('2027-03-10T10:00:00Z');
    expect(later.journals.map(({ id, plan }) => [id, plan.title])).toEqual(
      autumn.journals.map(({ id, plan }) => [id, plan.title]),
    );
  });

  it('every class has journals with all of its pupils, and every lesson of the week has its place', () => {
    const { people, journals } = autumn;
    for (const one of people.schools.flatMap(({ classes }) => classes)) {
      const own = journals.filter(({ plan }) => plan.class_id === one.id);
      expect(own.length).toBeGreaterThan(5);
      expect(own.every(({ plan, slots }) => slots.length === plan.hours)).toBe(true);
    }
  });

  it('lessons follow the workplan in its order, and each column speaks of those who are in the journal', async () => {
    expect(
      await oddOnes(`
        select event.id from (
          select event.*, lag(workplan_lesson_id) over (partition by journal_id order by event_date, lesson_number) as before
          from journal.event where workplan_lesson_id is not null) event
        where event.before >= event.workplan_lesson_id
        union all
        select cell.id from journal.cell join journal.student using (journal_id, person_id)
        left join journal.event on event.id = cell.event_id
        left join journal.assessment on assessment.id = cell.assessment_id
        where coalesce(event.event_date, assessment.assessed_on) > student.left_on
          or cell.written_at > now() or assessment.assessed_on >= cell.written_at::date + 30
        union all
        select homework.id from journal.homework join journal.event on event.id = homework.event_id
        where due_on <= event_date and (due_on, due_lesson_number) <= (event_date, lesson_number)`),
    ).toEqual([]);
  });

  it('about one in twenty is away, one lesson in six has grades, and there are words of every type', () => {
    const { rows, journals } = autumn;
    const shown = new Map(journals.filter(({ plan }) => plan.is_shown).map((one) => [one.id, one]));
    const lessons = rows.event.filter(({ journal_id }) => shown.has(journal_id));
    const cells = rows.cell as {
      event_id?: number;
      journal_id: number;
      attendance?: string;
      comment_type?: string;
      value?: string;
    }[];
    const own = cells.filter(({ event_id, journal_id }) => event_id !== undefined && shown.has(journal_id));
    const places = lessons.reduce((sum, { journal_id }) => sum + (shown.get(journal_id)?.plan.pupils.length ?? 0), 0);
    expect(own.filter(({ attendance }) => attendance).length / places).toBeCloseTo(0.05, 1);
    const graded = new Set(own.filter(({ value }) => value).map(({ event_id }) => event_id));
    expect(graded.size / lessons.length).toBeGreaterThan(0.12);
    expect(graded.size / lessons.length).toBeLessThan(0.22);
    expect(new Set(cells.flatMap(({ comment_type }) => comment_type ?? []))).toEqual(new Set(COMMENT_TYPES));
    expect(cells.length).toBeGreaterThan(20_000);
    expect(cells.length).toBeLessThan(40_000);
  });

  it('homework waits for the next days, and graded work is announced', () => {
    const { rows } = autumn;
    const today = dayOf(numberOf(AUTUMN.slice(0, 10)));
    const week = dayOf(numberOf(today) + 7);
    expect(rows.homework.filter(({ due_on }) => due_on > today && due_on <= week).length).toBeGreaterThan(100);
    expect(rows.assessment.filter(({ assessed_on }) => assessed_on > today).length).toBeGreaterThan(20);
    expect(rows.homework.every(({ due_on }) => weekdayOf(numberOf(due_on)) < 6)).toBe(true);
  });
});

describe('in the demonstration', () => {
  const journalsOf = async (username: string) => (await (await school.as(username)).call(listJournals)).data;

  it('teacher has a workplan for every journal, one with points, a hobby group, a locked one, and some lessons to enter', async () => {
    const client = await school.as('teacher');
    const journals = await journalsOf('teacher');
    expect(journals.length).toBeGreaterThanOrEqual(8);
    for (const { id } of journals) expect((await client.call(getWorkplan, { params: { id } })).data).not.toBeNull();
    expect(journals.filter(({ is_locked }) => is_locked).map(({ id }) => id)).toEqual([journals.at(-1)?.id]);
    expect(journals.filter(({ is_point_based }) => is_point_based)).toHaveLength(1);
    expect(journals.filter(({ type }) => type === 'hobby_group')).toHaveLength(1);
    expect(new Set(journals.flatMap(({ class_name }) => class_name ?? []))).toEqual(
      new Set(['9.A', '10.A', '11.A', '11.B', '12.A']),
    );
    expect(journals.every(({ student_count }) => student_count > 3)).toBe(true);
  });

  it('some journals of others go without a workplan', async () => {
    const client = await school.as('teacher.parent');
    const plans = [];
    for (const { id } of await journalsOf('teacher.parent'))
      plans.push((await client.call(getWorkplan, { params: { id } })).data);
    expect(plans.some((plan) => plan === null)).toBe(true);
    expect(plans.some((plan) => plan !== null)).toBe(true);
  });

  it.each(['teacher.parent', 'teacher.b', 'teacher.c', 'formmaster'])('%s has journals too', async (username) => {
    expect((await journalsOf(username)).length).toBeGreaterThan(1);
  });

  it('a few lessons of the account teacher are not entered', () => {
    const { people, journals, rows } = autumn;
    const own = journals.filter(({ plan }) => plan.teacher_id === people.cast.teacher.person_id);
    expect(own.reduce((sum, { plan }) => sum + plan.forgotten, 0)).toBe(3);
    expect(own.every(({ id }) => rows.event.some(({ journal_id }) => journal_id === id))).toBe(true);
  });
});
