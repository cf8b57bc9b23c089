import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { createHomework, type WrittenHomework } from '../contract/create-homework.ts';
import { deleteHomework } from '../contract/delete-homework.ts';
import { getTable } from '../contract/get-table.ts';
import { saveHomework } from '../contract/save-homework.ts';
import { shiftedDay } from '../rules/shifted-day.ts';

let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let made: MadeJournal;
let other: MadeJournal;
let today: string;

const enter = async (role: 'teacher' | 'headmaster' | 'student') => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  teacher = await enter('teacher');
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  other = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

const written = (more: WrittenHomework = {}): WrittenHomework => ({
  description: 'Exercises 6 to 9',
  due_on: today,
  due_lesson_number: 0,
  ...more,
});
const create = (body: WrittenHomework, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(createHomework, { params: { id }, body });
const save = (homeworkId: number, body: object, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(saveHomework, { params: { id, homeworkId }, body });
const remove = (homeworkId: number, { client = teacher.client, id = made.journal_id } = {}) =>
  client.call(deleteHomework, { params: { id, homeworkId } });

it('is written, changed, seen in the table and taken away', async () => {
  const { data } = await create(written({ event_id: made.event_id }));
  const text = { description: 'Exercises 6 to 9', due_on: today };
  expect(data).toEqual({ id: data.id, event_id: made.event_id, ...text, due_lesson_number: 0, version: 1 });
  const changed = await save(data.id, { ...text, description: ' Read page 7\n', since: 1 });
  // The lesson in which it was given stays as long as nobody names another one.
  expect(changed.data).toEqual({
    ...data,
    description: 'Read page 7',
    due_lesson_number: null,
    version: 2,
  });
  expect((await save(data.id, written({ event_id: null }))).data.event_id).toBeNull();
  expect(await save(data.id, { ...written(), since: 1 })).toMatchObject({
    key: 'homework_saved_meanwhile',
    status: 409,
  });
  const table = () => teacher.client.call(getTable, { params: { id: made.journal_id } });
  expect((await table()).data.homework.map(({ id }) => id)).toContain(data.id);
  expect((await remove(data.id)).status).toBe(200);
  expect((await table()).data.homework.map(({ id }) => id)).not.toContain(data.id);
  expect(await remove(data.id)).toMatchObject({ key: 'homework_not_found', status: 404 });
});

it('is told what is wrong with it', async () => {
  expect((await create({})).key).toBe('homework_description_required');
  expect((await create(written({ description: 'x'.repeat(20_001) }))).key).toBe('error.event_description.long_expand');
  expect((await create(written({ due_on: 'tomorrow' }))).key).toBe('error.date.format');
  expect((await create(written({ due_on: '2001-09-01' }))).key).toBe('error.date.study_year');
  expect((await create(written({ due_lesson_number: 21 }))).key).toBe('error.lesson_number.wrong_expand');
  expect(await create(written({ event_id: other.event_id }))).toMatchObject({ key: 'error.expand', status: 404 });
  const { data: lesson } = await teacher.client.call(createEvent, {
    params: { id: made.journal_id },
    body: { title: 'Fractions', event_date: today, lesson_number: 9, lesson_type_id: 1 },
  });
  const before = written({ event_id: lesson.id, due_on: shiftedDay(today, -1) });
  expect(await create(before)).toMatchObject({ key: 'homework_due_before_lesson', status: 400 });
  expect((await save(1_999_999_999, {})).key).toBe('homework_description_required');
  expect(await save(1_999_999_999, written())).toMatchObject({ key: 'homework_not_found', status: 404 });
  expect((await save(other.homework_id, written())).key).toBe('homework_not_found');
  expect((await remove(other.homework_id)).key).toBe('homework_not_found');
});

it('belongs to the teachers of its journal', async () => {
  const every = async (who: { client: TestClient }) => [
    await create(written(), who),
    await save(made.homework_id, written(), who),
    await remove(made.homework_id, who),
  ];
  for (const who of [await enter('teacher'), { client: await school.as('teacher.b') }])
    for (const told of await every(who)) expect(told).toMatchObject({ key: 'journal_not_found', status: 404 });
  for (const who of [await enter('headmaster'), await enter('student')])
    for (const told of await every(who)) expect(told.status).toBe(403);
});

it('of a locked journal stays as it is', async () => {
  const locked = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  const journal = { id: locked.journal_id };
  await school.db.pool.query('update journal.journal set locked_at = now(), locked_by = $2 where id = $1', [
    locked.journal_id,
    teacher.person_id,
  ]);
  expect((await create(written(), journal)).key).toBe('journal_locked');
  expect((await save(locked.homework_id, written(), journal)).key).toBe('journal_locked');
  expect((await remove(locked.homework_id, journal)).key).toBe('journal_locked');
});
