import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { deleteAssessment } from '../contract/delete-assessment.ts';
import { deleteEvent } from '../contract/delete-event.ts';
import { getTable } from '../contract/get-table.ts';
import { listCells } from '../contract/list-cells.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';

let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let made: MadeJournal;
let counted: MadeJournal;

const enter = async (role: 'teacher' | 'headmaster' | 'student') => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};
const fresh = (is_point_based = false) =>
  makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id, is_point_based });

beforeAll(async () => {
  school = await startApp();
  teacher = await enter('teacher');
  made = await fresh();
  counted = await fresh(true);
});
afterAll(() => school.stop());

const save = (cells: WrittenCell[], { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(saveCells, { params: { id }, body: { cells } });
const inLesson = (more: Partial<WrittenCell>, { event_id, student_id } = made): WrittenCell => ({
  event_id,
  student_id,
  ...more,
});
const inTest = (more: Partial<WrittenCell>, { assessment_id, student_id } = made): WrittenCell => ({
  assessment_id,
  student_id,
  ...more,
});

describe('a cell', () => {
  it('is written, read back, changed and emptied, and nothing that stood in it is lost', async () => {
    const journal = await fresh();
    const id = journal.journal_id;
    const { data } = await save(
      [
        inLesson({ attendance: 'late', value: '4', comment_type: 'general', comment: 'Tried hard', since: 0 }, journal),
        inTest({ points: 12.5, since: 0 }, journal),
      ],
      { id },
    );
    const { event_id, assessment_id, student_id } = journal;
    const written = { attendance: 'late', value: '4', comment_type: 'general', comment: 'Tried hard' };
    const first = { ...written, comment_by_name: expect.stringMatching(/^Story Number/) };
    expect(data).toEqual({
      lessons: [{ id: event_id, cells: [{ student_id, ...first, version: 1 }] }],
      assessments: [{ id: assessment_id, cells: [{ student_id, points: 12.5, version: 1 }] }],
    });
    const better = await save([inLesson({ value: '5', since: 1 }, journal)], { id });
    expect(better.data.lessons[0]?.cells).toEqual([{ student_id, ...first, value: '5', version: 2 }]);
    const emptied = await save([inLesson({ value: null, attendance: null, comment: null, since: 2 }, journal)], { id });
    expect(emptied.data.lessons[0]?.cells).toEqual([{ student_id, version: 3 }]);
    const table = await teacher.client.call(getTable, { params: { id } });
    expect(table.data.lessons[0]?.cells).toEqual(emptied.data.lessons[0]?.cells);
    const { rows } = await school.db.pool.query(
      `select cell_log.value, cell_log.attendance, cell_log.comment from journal.cell_log
       join journal.cell on cell.id = cell_id where event_id = $1 order by cell_log.id`,
      [event_id],
    );
    const logged = { attendance: 'late', comment: 'Tried hard' };
    expect(rows).toEqual([
      { ...logged, value: '4' },
      { ...logged, value: '5' },
    ]);
    // What was taken away again holds no lesson back.
    expect((await teacher.client.call(deleteEvent, { params: { id, eventId: event_id } })).status).toBe(200);
  });

  it('that says what it said before is not written again', async () => {
    const journal = await fresh();
    const id = journal.journal_id;
    await save([inLesson({ value: '3' }, journal)], { id });
    const again = await save([inLesson({ value: '3', since: 1 }, journal)], { id });
    expect(again.data.lessons[0]?.cells[0]?.version).toBe(1);
  });

  it('that is named twice has the later words', async () => {
    const journal = await fresh();
    const cells = [inLesson({ value: '3', attendance: 'late' }, journal), inLesson({ value: '5' }, journal)];
    const { data } = await save(cells, { id: journal.journal_id });
    expect(data.lessons[0]?.cells).toEqual([
      { student_id: journal.student_id, attendance: 'late', value: '5', version: 1 },
    ]);
  });

  it('has a grade of the scale or points, never both', async () => {
    expect((await save([inLesson({ value: '6' })])).key).toBe('grade_not_in_scale');
    expect((await save([inLesson({ points: 1 })])).key).toBe('points_not_counted');
    expect((await save([inTest({ points: 20.5 })])).params).toEqual({ max: 20 });
    await save([inTest({ points: 20 })]);
    const { data } = await save([inTest({ value: '5' })]);
    expect(data.assessments[0]?.cells).toEqual([{ student_id: made.student_id, value: '5', version: 2 }]);
    const inPoints = (points: number) => save([inLesson({ points }, counted)], { id: counted.journal_id });
    expect((await inPoints(10.01)).key).toBe('points_too_many');
    expect((await inPoints(10)).status).toBe(200);
    expect((await save([inLesson({ value: '5' }, counted)], { id: counted.journal_id })).key).toBe(
      'grade_not_in_scale',
    );
    expect(await save([inLesson({ points: -1 }, counted)], { id: counted.journal_id })).toMatchObject({
      status: 400,
      key: 'invalid_request',
    });
  });

  it('needs a word for what its comment is about, and has no attendance beside a test', async () => {
    expect((await save([inLesson({ comment: 'Well done' })])).key).toBe('comment_type_missing');
    expect((await save([inTest({ attendance: 'absent' })])).key).toBe('attendance_not_taken');
  });

  it('lies in one column of its journal, and that is still there', async () => {
    const { student_id, event_id, assessment_id } = made;
    expect((await save([{ student_id, value: '5' }])).key).toBe('column_not_found');
    expect((await save([{ student_id, event_id, assessment_id, value: '5' }])).key).toBe('column_not_found');
    expect((await save([inLesson({ event_id: counted.event_id, value: '5' })])).key).toBe('column_not_found');
    expect((await save([inTest({ assessment_id: 1_999_999_999 })])).status).toBe(404);
    const journal = await fresh();
    const id = journal.journal_id;
    await teacher.client.call(deleteEvent, { params: { id, eventId: journal.event_id } });
    await teacher.client.call(deleteAssessment, { params: { id, assessmentId: journal.assessment_id } });
    expect((await save([inLesson({ value: '5' }, journal)], { id })).key).toBe('column_not_found');
    expect((await save([inTest({ value: '5' }, journal)], { id })).key).toBe('column_not_found');
  });

  it('is about somebody who is in the journal, and in the lesson', async () => {
    const journal = await fresh();
    const id = journal.journal_id;
    expect(await save([inLesson({ student_id: counted.student_id, value: '5' }, journal)], { id })).toMatchObject({
      key: 'student_not_in_journal',
      params: { student_id: counted.student_id },
    });
    const other = await makeMember(school.db, { school_id: 1, role: 'student' });
    await school.db.pool.query(
      `insert into journal.student (journal_id, person_id, joined_on) values ($1, $2, '2020-09-01')`,
      [id, other.person_id],
    );
    const { data } = await teacher.client.call(createEvent, {
      params: { id },
      body: {
        title: 'Alone',
        event_date: dayIn('Europe/Tallinn', school.clock()),
        lesson_number: 7,
        lesson_type_id: 1,
        individual_students: [other.person_id],
      },
    });
    const alone = (student_id: number) => save([{ event_id: data.id, student_id, value: '5' }], { id });
    expect((await alone(journal.student_id)).key).toBe('student_not_in_journal');
    expect((await alone(other.person_id)).status).toBe(200);
    // Whoever left is in the lessons until then, and in none after it; what was written is put right all the same.
    const leave = (left_on: string) =>
      school.db.pool.query('update journal.student set left_on = $3 where journal_id = $1 and person_id = $2', [
        id,
        other.person_id,
        left_on,
      ]);
    const grade = () => save([inLesson({ student_id: other.person_id, value: '4' }, journal)], { id });
    await leave(dayIn('Europe/Tallinn', school.clock()));
    expect((await grade()).status).toBe(200);
    await leave('2020-09-02');
    expect((await grade()).status).toBe(200);
    const test = inTest({ student_id: other.person_id, value: '4' }, journal);
    expect((await save([test], { id })).key).toBe('student_not_in_journal');
  });

  it('that somebody else wrote meanwhile stops the whole call', async () => {
    const journal = await fresh();
    const id = journal.journal_id;
    await save([inLesson({ value: '4' }, journal)], { id });
    const late = await save([inTest({ value: '5' }, journal), inLesson({ value: '3', since: 0 }, journal)], { id });
    expect(late).toMatchObject({
      status: 409,
      key: 'cell_saved_meanwhile',
      params: { student_id: journal.student_id },
    });
    const { data } = await teacher.client.call(getTable, { params: { id } });
    expect(data.assessments[0]?.cells).toEqual([]);
    expect(data.lessons[0]?.cells[0]?.value).toBe('4');
  });
});

describe('single columns', () => {
  it('are read by whoever may read the journal, and nothing beside them', async () => {
    const journal = await fresh();
    const { journal_id: id, event_id, assessment_id, student_id } = journal;
    await save([inLesson({ value: '4' }, journal), inTest({ value: '5' }, journal)], { id });
    const read = (client: TestClient, query: { lessons?: string; assessments?: string }) =>
      client.call(listCells, { params: { id }, query });
    const { client: headmaster } = await enter('headmaster');
    expect((await read(headmaster, { lessons: `${event_id}` })).data).toEqual({
      lessons: [{ id: event_id, cells: [{ student_id, value: '4', version: 1 }] }],
      assessments: [],
    });
    expect((await read(teacher.client, { assessments: `${assessment_id}` })).data.assessments).toHaveLength(1);
    // A column of another journal is not there.
    const elsewhere = await read(headmaster, { lessons: `${made.event_id}`, assessments: `${made.assessment_id}` });
    expect(elsewhere.data).toEqual({ lessons: [], assessments: [] });
    const colleague = await enter('teacher');
    expect((await read(colleague.client, { lessons: `${event_id}` })).key).toBe('journal_not_found');
    expect((await read(headmaster, { lessons: '1,x' })).status).toBe(400);
  });
});

describe('nobody else', () => {
  it('writes in a journal', async () => {
    const cells = [inLesson({ value: '5' })];
    const [colleague, headmaster, student] = [
      await enter('teacher'),
      await enter('headmaster'),
      await enter('student'),
    ];
    expect(await save(cells, colleague)).toMatchObject({ key: 'journal_not_found', status: 404 });
    expect((await save(cells, headmaster)).status).toBe(403);
    expect((await save(cells, student)).status).toBe(403);
    expect((await save(cells, { client: await school.as('teacher.b') })).key).toBe('journal_not_found');
    expect((await save(cells, { id: 1_999_999_999 })).key).toBe('journal_not_found');
  });

  it('and not even its teacher while it is locked', async () => {
    const journal = await fresh();
    await school.db.pool.query('update journal.journal set locked_at = now(), locked_by = $2 where id = $1', [
      journal.journal_id,
      teacher.person_id,
    ]);
    expect((await save([inLesson({ value: '5' }, journal)], { id: journal.journal_id })).key).toBe('journal_locked');
  });
});
