import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { deleteEvent } from '../contract/delete-event.ts';
import { getEvent } from '../contract/get-event.ts';
import { getJournalData } from '../contract/get-journal-data.ts';
import { getTable } from '../contract/get-table.ts';
import { getWorkplan } from '../contract/get-workplan.ts';
import { listJournalStudents } from '../contract/list-journal-students.ts';
import { listJournals } from '../contract/list-journals.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';
import { saveEvent } from '../contract/save-event.ts';
import type { WrittenEvent } from '../contract/shapes.ts';

let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let colleague: { person_id: number; client: TestClient };
let made: MadeJournal;
let today: string;

const enter = async (role: 'teacher' | 'headmaster' | 'student' | 'formmaster') => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  teacher = await enter('teacher');
  colleague = await enter('teacher');
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

const written = (more: WrittenEvent = {}): WrittenEvent => ({
  title: 'Vectors',
  description: 'Arrows with a length',
  event_date: today,
  lesson_number: 3,
  lesson_type_id: 1,
  ...more,
});
const create = (body: WrittenEvent, client = teacher.client, id = made.journal_id) =>
  client.call(createEvent, { params: { id }, body });
const save = (eventId: number, body: object, client = teacher.client) =>
  client.call(saveEvent, { params: { id: made.journal_id, eventId }, body });
const read = (eventId: number, client = teacher.client) =>
  client.call(getEvent, { params: { id: made.journal_id, eventId } });

describe('a lesson', () => {
  it('is written, read back as it was written, changed and taken away', async () => {
    const { data } = await create(written({ title: '  Vectors  ', individual_students: [made.student_id] }));
    expect(data).toMatchObject({
      title: 'Vectors',
      event_date: today,
      lesson_number: 3,
      individual_lesson: true,
      individual_students: [made.student_id],
      lesson_type: { id: 1, name: 'regular' },
      lesson_type_id: 1,
      workplan_lesson_id: null,
      lesson_attachments: [],
      version: 1,
    });
    expect((await read(data.id)).data).toEqual(data);
    const selected = await teacher.client.call(listJournalStudents, {
      params: { id: made.journal_id },
      query: { journal_event_id: data.id },
    });
    expect(selected.data).toEqual([expect.objectContaining({ student_id: made.student_id, selected: true })]);
    const changed = await save(data.id, {
      ...written({ title: 'Lines', lesson_number: 0, individual_students: [] }),
      since: 1,
    });
    expect(changed.data).toMatchObject({ title: 'Lines', lesson_number: 0, individual_lesson: false, version: 2 });
    // A client may change one word in what it was told and send all of it back.
    const echoed = await save(data.id, { ...changed.data, title: 'Curves', id: 7, updated_by_name: 'Nobody' });
    expect(echoed.data).toMatchObject({ ...changed.data, title: 'Curves', version: 3, updated_at: expect.any(String) });
    const gone = await teacher.client.call(deleteEvent, { params: { id: made.journal_id, eventId: data.id } });
    expect(gone.status).toBe(200);
    expect((await read(data.id)).key).toBe('error.expand');
  });

  it('is told its first fault only, and one that does not exist is a fault after all others', async () => {
    expect((await create({})).key).toBe('error.event_title.missing_expand');
    expect((await save(999_999_999, { title: '' })).key).toBe('error.event_title.missing_expand');
    expect(await save(999_999_999, written())).toMatchObject({ key: 'error.expand', status: 404 });
    expect((await create(written({ event_date: '2001-09-01' }))).key).toBe('error.date.study_year');
    expect((await create(written({ workplan_lesson_id: 1_999_999_999 }))).key).toBe('error.workplan_lesson.unknown');
    expect((await create(written({ individual_students: [colleague.person_id] }))).key).toBe(
      'error.individual_lesson.unknown_students',
    );
    expect((await create(written({ lesson_attachments: [{ path: '/etc/passwd' }] }))).key).toBe(
      'error.file.invalid_attachments',
    );
  });

  it('counts points where its journal does', async () => {
    const { journal_id } = await makeJournal(school.db, {
      school_id: 1,
      teacher_id: teacher.person_id,
      is_point_based: true,
    });
    const inPoints = (max_points: unknown) => create(written({ max_points }), teacher.client, journal_id);
    expect((await inPoints(undefined)).key).toBe('error.points.missing_expand');
    expect((await inPoints(-1)).key).toBe('error.points.negative_expand');
    expect((await inPoints(0)).data.max_points).toBe(0);
    expect((await inPoints(12.5)).data.max_points).toBe(12.5);
  });

  it('keeps room for the points that were given', async () => {
    const counted = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id, is_point_based: true });
    await school.db.pool.query(
      `insert into journal.cell (journal_id, person_id, event_id, points, written_by, written_at)
       values ($1, $2, $3, 8, $4, now())`,
      [counted.journal_id, counted.student_id, counted.event_id, teacher.person_id],
    );
    const limit = (max_points: number) =>
      teacher.client.call(saveEvent, {
        params: { id: counted.journal_id, eventId: counted.event_id },
        body: written({ max_points }),
      });
    expect(await limit(7.5)).toMatchObject({ key: 'points_above_max', params: { max: 7.5 }, status: 400 });
    expect((await limit(8)).data.max_points).toBe(8);
  });

  it('keeps what a change does not name, and the pupils about whom something is written', async () => {
    const { data } = await create(written({ individual_students: [made.student_id] }));
    const { title, event_date, lesson_number, lesson_type_id } = written();
    const named = { title, event_date, lesson_number, lesson_type_id };
    expect((await save(data.id, named)).data).toMatchObject({
      description: 'Arrows with a length',
      individual_students: [made.student_id],
    });
    const second = await makeMember(school.db, { school_id: 1, role: 'student' });
    await school.db.pool.query('insert into journal.student (journal_id, person_id, joined_on) values ($1, $2, $3)', [
      made.journal_id,
      second.person_id,
      '2020-09-01',
    ]);
    await school.db.pool.query(
      `insert into journal.cell (journal_id, person_id, event_id, value, written_by, written_at)
       values ($1, $2, $3, '5', $4, now())`,
      [made.journal_id, made.student_id, data.id, teacher.person_id],
    );
    const other = { ...named, individual_students: [second.person_id] };
    expect((await save(data.id, other)).key).toBe('has_linked_grades');
    expect((await save(data.id, { ...named, individual_lesson: false })).data.individual_lesson).toBe(false);
  });

  it('that two teachers save is kept from the second, who is told', async () => {
    const { data } = await create(written());
    expect((await save(data.id, { ...written({ title: 'First' }), since: data.version })).data.version).toBe(2);
    expect(await save(data.id, { ...written({ title: 'Second' }), since: data.version })).toMatchObject({
      key: 'lesson_saved_meanwhile',
      status: 409,
    });
    expect((await read(data.id)).data.title).toBe('First');
  });

  it('with grades, absences or comments stays where it is', async () => {
    const { data } = await create(written());
    const remove = () => teacher.client.call(deleteEvent, { params: { id: made.journal_id, eventId: data.id } });
    const nothing = { attendance: null, value: null, comment: null };
    const mark = (cell: Partial<WrittenCell>) =>
      teacher.client.call(saveCells, {
        params: { id: made.journal_id },
        body: { cells: [{ student_id: made.student_id, event_id: data.id, ...nothing, ...cell }] },
      });
    await mark({ value: '5' });
    expect((await remove()).key).toBe('has_linked_grades');
    await mark({ attendance: 'absent' });
    expect((await remove()).key).toBe('has_linked_absences');
    await mark({ comment: 'Helped the others', comment_type: 'general' });
    expect((await remove()).key).toBe('has_linked_comments');
    await mark({});
    expect((await remove()).status).toBe(200);
  });

  it('of a locked journal cannot be written', async () => {
    const { journal_id, event_id } = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
    await school.db.pool.query('update journal.journal set locked_at = now(), locked_by = $2 where id = $1', [
      journal_id,
      teacher.person_id,
    ]);
    expect((await create(written(), teacher.client, journal_id)).key).toBe('journal_locked');
    expect((await create({}, teacher.client, journal_id)).key).toBe('journal_locked');
    const params = { id: journal_id, eventId: event_id };
    expect((await teacher.client.call(saveEvent, { params, body: written() })).key).toBe('journal_locked');
    expect((await teacher.client.call(deleteEvent, { params })).key).toBe('journal_locked');
    expect((await teacher.client.call(getEvent, { params })).status).toBe(200);
  });
});

describe('a journal', () => {
  it('is listed for those who teach it, and unknown to colleagues', async () => {
    const own = await teacher.client.call(listJournals, {});
    expect(own.data.map(({ id }) => id)).toContain(made.journal_id);
    expect((await colleague.client.call(listJournals, {})).data).toEqual([]);
    for (const call of [getJournalData, getWorkplan, listJournalStudents, getTable])
      expect(await colleague.client.call(call, { params: { id: made.journal_id } })).toMatchObject({
        key: 'journal_not_found',
        status: 404,
      });
    expect((await read(made.event_id, colleague.client)).key).toBe('journal_not_found');
    const other = await makeJournal(school.db, { school_id: 1, teacher_id: colleague.person_id });
    const crossed = await read(other.event_id);
    expect(crossed).toMatchObject({ key: 'error.expand', status: 404 });
  });

  it('is read as a whole by its teachers, the school and the form master of its class', async () => {
    const { rows } = await school.db.pool.query<{ id: number }>(
      'select min(id) as id from people.class where school_id = 1',
    );
    const { journal_id } = await makeJournal(school.db, {
      school_id: 1,
      teacher_id: teacher.person_id,
      class_id: rows[0]?.id ?? 0,
    });
    const open = (client: TestClient, id = journal_id) => client.call(getTable, { params: { id } });
    const { data } = await open(teacher.client);
    expect(data.journal.may).toMatchObject({ write: true, keep: false });
    expect(data.lessons).toHaveLength(1);
    expect(data.assessments).toHaveLength(1);
    expect(data.homework).toHaveLength(1);
    expect(data.students).toHaveLength(1);
    const [headmaster, formmaster] = [await enter('headmaster'), await enter('formmaster')];
    expect((await open(headmaster.client)).data.journal.may).toMatchObject({ write: false, keep: true });
    expect((await open(formmaster.client)).data.journal.may).toMatchObject({ write: false, keep: false });
    expect((await open(formmaster.client, made.journal_id)).key).toBe('journal_not_found');
    expect((await open(await school.as('headmaster.b'))).key).toBe('journal_not_found');
  });

  it('proposes the next lesson', async () => {
    const { data } = await teacher.client.call(getJournalData, { params: { id: made.journal_id } });
    expect(data).toMatchObject({ is_point_based: false, individual: false, name_first: false, has_uploads: true });
    expect(data.lesson_types).toHaveLength(12);
    expect(data.proposal.event_date).toBe(today);
  });
});
