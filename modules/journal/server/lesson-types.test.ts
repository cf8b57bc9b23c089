import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { getTable } from '../contract/get-table.ts';

let school: StartedApp;

beforeAll(async () => {
  school = await startApp({ env: { KRIIT_LESSON_TYPE_DIGITS: '13579' } });
});
afterAll(() => school.stop());

it.each([
  [1, 'every lesson has a type', undefined, 'error.type.missing_expand'],
  [2, 'its number gives it none', 'lesson_types_closed', undefined],
  [3, 'its package has none', 'feature_permission_missing', undefined],
])('in school %i %s', async (school_id, _, typed, plain) => {
  const member = await makeMember(school.db, { school_id, role: 'teacher' });
  const client = await school.enter(member);
  const { journal_id: id } = await makeJournal(school.db, { school_id, teacher_id: member.person_id });
  const { data } = await client.call(getTable, { params: { id } });
  const lesson = { title: 'Vectors', event_date: data.journal.study_year.starts_on, lesson_number: 3 };
  const create = (body: object) => client.call(createEvent, { params: { id }, body: { ...lesson, ...body } });
  expect((await create({ lesson_type_id: 2 })).key).toBe(typed);
  expect((await create({})).key).toBe(plain);
});
