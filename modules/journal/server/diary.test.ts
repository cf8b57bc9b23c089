import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { createAbsence } from '../contract/create-absence.ts';
import { createEvent } from '../contract/create-event.ts';
import { getDiary } from '../contract/get-diary.ts';
import { listAbsences } from '../contract/list-absences.ts';
import { listGrades } from '../contract/list-grades.ts';
import { listSchoolAbsences } from '../contract/list-school-absences.ts';
import { tickHomework } from '../contract/tick-homework.ts';
import { weekOf } from '../rules/week-of.ts';
import { reactions } from '../web/data/reactions.ts';

const query = { school_id: 1 };
let school: StartedApp;
let url: string;
let teacher: { person_id: number; client: TestClient };
let made: MadeJournal;
let mother: TestClient;
let today: string;

const enter = async (role: 'teacher' | 'headmaster' | 'parent') => {
  const one = await makeMember(school.db, { school_id: 1, role });
  return { person_id: one.person_id, client: await school.enter(one) };
};
const parentOf = async (child: number, is_barred = false) => {
  const { person_id, client } = await enter('parent');
  await makeGuardianship(school.db, person_id, child, { is_barred });
  return client;
};

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  today = dayIn('Europe/Tallinn', school.clock());
  teacher = await enter('teacher');
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  mother = await parentOf(made.student_id);
});
afterAll(() => school.stop());

const open = (client = mother, week = today, studentId = made.student_id) =>
  client.call(getDiary, { params: { studentId }, query: { ...query, week } });
const teach = async (more: object = {}) => {
  const body = { title: 'Vectors', event_date: today, lesson_number: 3, lesson_type_id: 1, ...more };
  return (await teacher.client.call(createEvent, { params: { id: made.journal_id }, body })).data.id;
};
const mark = (column: 'event_id' | 'assessment_id', id: number, value: string) =>
  school.db.pool.query(
    `insert into journal.cell (journal_id, person_id, ${column}, value, comment_type, comment, written_by, written_at)
     values ($1, $2, $3, $4, 'general', 'Well done', $5, now())`,
    [made.journal_id, made.student_id, id, value, teacher.person_id],
  );
const due = async () => {
  const { rows } = await school.db.pool.query<{ day: string }>(
    `select to_char(due_on, 'YYYY-MM-DD') as day from journal.homework where id = $1`,
    [made.homework_id],
  );
  return rows[0]?.day ?? '';
};
const tick = (is_done: boolean, client = mother) =>
  client.call(tickHomework, {
    params: { studentId: made.student_id, homeworkId: made.homework_id },
    query,
    body: { is_done },
  });

describe('a diary', () => {
  it('shows the week: lessons with the own grade, homework, graded work, what is planned', async () => {
    const id = await teach({ description: 'Arrows' });
    await mark('event_id', id, '5');
    const slot = Number(new Date(`${today}T00:00:00Z`).getUTCDay() || 7);
    await school.db.pool.query(
      `insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
       values ($1, $2, 3, $3, $3), ($1, $2, 6, $3, $3)`,
      [made.journal_id, slot, today],
    );
    await school.db.pool.query(`update journal.assessment set assessed_on = $2 where id = $1`, [
      made.assessment_id,
      today,
    ]);
    const { data } = await open();
    const week = weekOf(today);
    expect(data).toMatchObject({ today, starts_on: week[0], ends_on: week[6], may_report: true });
    expect(data.days.map(({ day }) => day)).toEqual(week);
    const day = data.days.find((one) => one.day === today);
    expect(day?.lessons).toEqual([
      expect.objectContaining({
        id,
        title: 'Vectors',
        description: 'Arrows',
        value: '5',
        comment: 'Well done',
        lesson_type: { id: 1, name: 'regular' },
        files: [],
      }),
    ]);
    // A school without lessons on this day plans none.
    if (day?.free === null) expect(day.planned.map(({ lesson_number }) => lesson_number)).toEqual([6]);
    expect(day?.assessments).toEqual([
      expect.objectContaining({ id: made.assessment_id, value: null, max_points: 20 }),
    ]);
    const later = await open(mother, await due());
    expect(later.data.days.flatMap(({ homework }) => homework)).toEqual([
      expect.objectContaining({
        id: made.homework_id,
        is_done: false,
        given_in: expect.objectContaining({ id: made.event_id, title: 'Fractions' }),
      }),
    ]);
  });

  it('keeps lessons of single pupils to those pupils', async () => {
    const sibling = await makeMember(school.db, { school_id: 1, role: 'student' });
    await school.db.pool.query(
      `insert into journal.student (journal_id, person_id, joined_on)
       select journal_id, $2, joined_on from journal.student where journal_id = $1 limit 1`,
      [made.journal_id, sibling.person_id],
    );
    const id = await teach({ individual_students: [sibling.person_id], lesson_number: 9 });
    const ids = async (client: TestClient, student: number) =>
      (await open(client, today, student)).data.days.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id));
    expect(await ids(mother, made.student_id)).not.toContain(id);
    expect(await ids(await school.enter(sibling), sibling.person_id)).toContain(id);
  });

  it('is unknown to other parents, barred ones and other pupils, and not for staff', async () => {
    const pupil = await school.enter(await makeMember(school.db, { school_id: 1, role: 'student' }));
    const strangers = [(await enter('parent')).client, await parentOf(made.student_id, true), pupil];
    for (const client of strangers) {
      expect(await open(client)).toMatchObject({ key: 'student_not_found', status: 404 });
      const grades = await client.call(listGrades, { params: { studentId: made.student_id }, query });
      expect(grades).toMatchObject({ key: 'student_not_found', status: 404 });
      expect((await tick(true, client)).key).toBe('student_not_found');
    }
    expect((await open(teacher.client)).key).toBe('not_allowed_action');
    expect((await open(await school.as('parent.b'))).key).toBe('school-id-not-found');
  });

  it('keeps what the family ticked off', async () => {
    const week = await due();
    const isDone = async () => (await open(mother, week)).data.days.flatMap(({ homework }) => homework)[0]?.is_done;
    for (const is_done of [true, true, false]) {
      expect((await tick(is_done)).data).toEqual({ is_done });
      expect(await isDone()).toBe(is_done);
    }
    const foreign = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
    const params = { studentId: made.student_id, homeworkId: foreign.homework_id };
    const crossed = await mother.call(tickHomework, { params, query, body: { is_done: true } });
    expect(crossed).toMatchObject({ key: 'homework_not_found', status: 404 });
  });
});

describe('the grades of the year', () => {
  it('stand by journal with what they come to', async () => {
    await mark('assessment_id', made.assessment_id, '4');
    const { data } = await mother.call(listGrades, { params: { studentId: made.student_id }, query });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: made.journal_id, average: 4.5, percent: null });
    expect(data[0]?.grades.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['lesson', '5'],
        ['assessment', '4'],
      ]),
    );
  });
});

describe('a screen that was opened before', () => {
  it('shows a mother what the teacher and the father do', async () => {
    const father = await parentOf(made.student_id);
    const params = { studentId: made.student_id };
    await expectStaysFresh({
      reader: mother,
      socket: await connectAs(url, mother),
      reactions,
      shown: [
        { endpoint: getDiary, input: { params, query: { ...query, week: today } } },
        { endpoint: getDiary, input: { params, query: { ...query, week: await due() } } },
        { endpoint: listGrades, input: { params, query } },
        { endpoint: listAbsences, input: { params, query } },
      ],
      act: async () => {
        await teach({ title: 'Lines', lesson_number: 4 });
        await tick(true, father);
        await father.call(createAbsence, { params, query, body: { from: today, to: today, all_day: true } });
      },
    });
  });

  it('shows a headmaster who is away', async () => {
    const { client } = await enter('headmaster');
    await expectStaysFresh({
      reader: client,
      socket: await connectAs(url, client),
      reactions,
      shown: [{ endpoint: listSchoolAbsences, input: { params: { schoolId: 1 } } }],
      act: () =>
        mother.call(createAbsence, {
          params: { studentId: made.student_id },
          query,
          body: { from: today, to: today, all_day: true },
        }),
    });
  });
});
