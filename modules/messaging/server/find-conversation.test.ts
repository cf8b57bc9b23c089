import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { findConversation } from '../contract/find-conversation.ts';

const NONE = { exists: false, group_id: null, students: [] };

let school: StartedApp;
let formmaster: TestClient;
let class_id: number;
let study_year_id: number;
let made: MadeJournal;

const number = async (query: string, values: unknown[] = []): Promise<number> =>
  (await school.db.pool.query<{ id: number }>(query, values)).rows[0]?.id ?? 0;

beforeAll(async () => {
  school = await startApp();
  formmaster = await school.as('formmaster');
  class_id = await number(`
    select role.class_id as id from account.credential join people.role using (person_id)
    where credential.username = 'formmaster' and role.class_id is not null`);
  study_year_id = await number(
    'select id from people.study_year where school_id = 1 and now() between starts_on and ends_on + 1',
  );
  const { person_id } = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  made = await makeJournal(school.db, { school_id: 1, teacher_id: person_id, class_id });
});
afterAll(() => school.stop());

const ask = (client: TestClient, more: Partial<Record<'journal_id' | 'school_id' | 'study_year_id', number>> = {}) =>
  client.call(findConversation, { query: { journal_id: made.journal_id, school_id: 1, study_year_id, ...more } });

it('says where the class of a journal talks', async () => {
  const group_id = await number('select id from messaging.conversation where class_id = $1 and audience = $2', [
    class_id,
    'students',
  ]);
  const { response, data } = await ask(formmaster);
  expect(data).toEqual({ exists: true, group_id, students: [] });
  expect(response.json()).toMatchObject({ success: true });
});

it('says the same of everything that the caller may not know', async () => {
  const stranger = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  for (const told of [
    await ask(formmaster, { journal_id: 1_999_999_999 }),
    await ask(formmaster, { school_id: 2 }),
    await ask(formmaster, { study_year_id: study_year_id + 1 }),
    await ask(stranger),
    await ask(stranger, { journal_id: 1_999_999_999 }),
    await ask(await school.as('headmaster.b')),
    await ask(await school.as('student')),
  ])
    expect([told.status, told.data]).toEqual([200, NONE]);
});

it('names the pupils whom the caller may write to where there is no conversation of theirs', async () => {
  const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const alone = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  // A leader reads every journal, reaches everybody, and is not among those who talk in the class.
  const headmaster = await school.as('headmaster');
  for (const { journal_id, student_id } of [alone, made]) {
    const { data } = await ask(headmaster, { journal_id });
    expect(data).toMatchObject({ exists: false, group_id: null });
    expect(data.students.map(({ id }) => id)).toEqual([student_id]);
    const body = { user_ids: [student_id], school_id: 1 };
    expect((await headmaster.call(createConversation, { body })).status).toBe(200);
  }
  // Who does not teach the class of a pupil may not write to them, though they stand in the journal.
  expect((await ask(await school.enter(teacher), { journal_id: alone.journal_id })).data).toEqual(NONE);
});

it('never leads to those who teach the class instead of those who learn in it', async () => {
  const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  await school.db.pool.query(
    `insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at)
     select id, $2, 2, now() from messaging.conversation where class_id = $1 and audience = 'teachers'`,
    [class_id, teacher.person_id],
  );
  const { journal_id } = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id, class_id });
  expect((await ask(await school.enter(teacher), { journal_id })).data.exists).toBe(false);
});
