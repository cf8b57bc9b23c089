import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createAssessment, type WrittenAssessment } from '../contract/create-assessment.ts';
import { deleteAssessment } from '../contract/delete-assessment.ts';
import { getTable } from '../contract/get-table.ts';
import { saveAssessment } from '../contract/save-assessment.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';

let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let made: MadeJournal;
let today: string;

const enter = async (role: 'teacher' | 'headmaster' | 'student') => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  teacher = await enter('teacher');
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

const written = (more: WrittenAssessment = {}): WrittenAssessment => ({
  title: 'Test of vectors',
  max_points: 20,
  assessed_on: today,
  ...more,
});
const create = (body: WrittenAssessment, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(createAssessment, { params: { id }, body });
const save = (assessmentId: number, body: object, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(saveAssessment, { params: { id, assessmentId }, body });
const remove = (assessmentId: number, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(deleteAssessment, { params: { id, assessmentId } });
const grade = (assessment_id: number, cell: Partial<WrittenCell>) =>
  teacher.client.call(saveCells, {
    params: { id: made.journal_id },
    body: { cells: [{ assessment_id, student_id: made.student_id, ...cell }] },
  });

it('is written, changed, seen in the table and taken away', async () => {
  const { data } = await create(written({ title: '  Test of vectors ' }));
  expect(data).toEqual({
    id: data.id,
    title: 'Test of vectors',
    description: '',
    max_points: 20,
    assessed_on: today,
    is_in_aggregate: true,
    version: 1,
  });
  const changed = await save(data.id, {
    ...written({ title: 'Essay', max_points: null }),
    is_in_aggregate: false,
    since: 1,
  });
  expect(changed.data).toMatchObject({ title: 'Essay', max_points: null, is_in_aggregate: false, version: 2 });
  expect((await save(data.id, written())).data).toMatchObject({ is_in_aggregate: false, version: 3 });
  expect(await save(data.id, { ...written(), since: 1 })).toMatchObject({
    key: 'assessment_saved_meanwhile',
    status: 409,
  });
  const table = () => teacher.client.call(getTable, { params: { id: made.journal_id } });
  expect((await table()).data.assessments.map(({ id }) => id)).toContain(data.id);
  expect((await remove(data.id)).status).toBe(200);
  expect((await table()).data.assessments.map(({ id }) => id)).not.toContain(data.id);
  expect(await remove(data.id)).toMatchObject({ key: 'assessment_not_found', status: 404 });
});

it('is told what is wrong with it, and one that does not exist is a fault after all others', async () => {
  expect((await create({})).key).toBe('assessment_title_required');
  expect(await create(written({ title: 'x'.repeat(256) }))).toMatchObject({
    key: 'assessment_title_too_long',
    params: { max: 255 },
  });
  expect((await create(written({ description: 'x'.repeat(20_001) }))).key).toBe('error.event_description.long_expand');
  expect((await create(written({ max_points: 'x' }))).key).toBe('error.points.missing_expand');
  expect((await create(written({ max_points: -1 }))).key).toBe('error.points.negative_expand');
  expect((await create(written({ max_points: 100_001 }))).key).toBe('error.points.large_expand');
  expect((await create(written({ assessed_on: '31.12.2026' }))).key).toBe('error.date.format');
  expect((await create(written({ assessed_on: '2001-09-01' }))).key).toBe('error.date.study_year');
  expect((await save(1_999_999_999, {})).key).toBe('assessment_title_required');
  expect(await save(1_999_999_999, written())).toMatchObject({ key: 'assessment_not_found', status: 404 });
});

it('keeps room for the points that were given', async () => {
  const { data } = await create(written());
  await grade(data.id, { points: 15 });
  expect(await save(data.id, written({ max_points: 14 }))).toMatchObject({
    key: 'points_above_max',
    params: { max: 14 },
  });
  expect((await save(data.id, written({ max_points: null }))).key).toBe('error.points.missing_expand');
  expect((await save(data.id, written({ max_points: 15 }))).data.max_points).toBe(15);
});

it('stays while somebody was graded for it', async () => {
  const { data } = await create(written());
  const nothing = { value: null, points: null, comment: null };
  const comment = { comment: 'Good', comment_type: 'general' as const };
  for (const cell of [{ value: '5' }, { points: 3 }, { value: '5', ...comment }]) {
    await grade(data.id, { ...nothing, ...cell });
    expect(await remove(data.id)).toMatchObject({ key: 'task_has_grades', status: 409 });
  }
  await grade(data.id, { ...nothing, ...comment });
  expect(await remove(data.id)).toMatchObject({ key: 'has_linked_comments', status: 409 });
  await grade(data.id, nothing);
  expect((await remove(data.id)).status).toBe(200);
});

it('belongs to the teachers of its journal', async () => {
  const body = written();
  const [colleague, headmaster, student] = [await enter('teacher'), await enter('headmaster'), await enter('student')];
  const outsider = { client: await school.as('teacher.b') };
  for (const who of [colleague, outsider])
    for (const told of [
      await create(body, who),
      await save(made.assessment_id, body, who),
      await remove(made.assessment_id, who),
    ])
      expect(told).toMatchObject({ key: 'journal_not_found', status: 404 });
  for (const who of [headmaster, student])
    for (const told of [
      await create(body, who),
      await save(made.assessment_id, body, who),
      await remove(made.assessment_id, who),
    ])
      expect(told.status).toBe(403);
  const other = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  expect((await save(other.assessment_id, body)).key).toBe('assessment_not_found');
  expect((await remove(other.assessment_id)).key).toBe('assessment_not_found');
});

it('of a locked journal stays as it is', async () => {
  const locked = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  const journal = { id: locked.journal_id };
  await school.db.pool.query('update journal.journal set locked_at = now(), locked_by = $2 where id = $1', [
    locked.journal_id,
    teacher.person_id,
  ]);
  expect((await create(written(), journal)).key).toBe('journal_locked');
  expect((await save(locked.assessment_id, written(), journal)).key).toBe('journal_locked');
  expect((await remove(locked.assessment_id, journal)).key).toBe('journal_locked');
});
