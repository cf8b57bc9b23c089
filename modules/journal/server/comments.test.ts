import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeClass, makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getTable } from '../contract/get-table.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';

type Teacher = { readonly person_id: number; readonly client: TestClient };

let school: StartedApp;
let class_id: number;
let [writer, colleague] = [] as unknown as [Teacher, Teacher];
let made: MadeJournal;

const enter = async (): Promise<Teacher> => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  ({ class_id } = await makeClass(school.db, 1));
  [writer, colleague] = [await enter(), await enter()];
  made = await makeJournal(school.db, { school_id: 1, teacher_id: writer.person_id, class_id });
  await school.db.pool.query('insert into journal.teacher (journal_id, person_id) values ($1, $2)', [
    made.journal_id,
    colleague.person_id,
  ]);
});
afterAll(() => school.stop());

const write = ({ client }: Teacher, more: Partial<WrittenCell>) => {
  const { event_id, student_id } = made;
  return client.call(saveCells, {
    params: { id: made.journal_id },
    body: { cells: [{ event_id, student_id, ...more }] },
  });
};
const offered = async () =>
  (await writer.client.call(getTable, { params: { id: made.journal_id } })).data.journal.may.comment_types;

it('the word of a form master or a headmaster is written by one alone, and says whose it is', async () => {
  const wrong = { key: 'comment_type_not_yours', status: 400 };
  const ofMaster = { comment: 'Fine work', comment_type: 'formmaster' } as const;
  const ofHead = { comment: 'Fine work', comment_type: 'headmaster' } as const;
  expect(await write(writer, ofMaster)).toMatchObject(wrong);
  expect(await offered()).not.toContain('formmaster');
  await makeRole(school.db, writer.person_id, { school_id: 1, role: 'formmaster', class_id });
  expect(await offered()).toContain('formmaster');
  expect(await write(writer, ofHead)).toMatchObject(wrong);
  const { data } = await write(writer, ofMaster);
  const name = data.lessons[0]?.cells[0]?.comment_by_name;
  expect(name).toMatch(/^Story Number/);
  // A colleague grades beside it, and it stays the word of the form master.
  const graded = await write(colleague, { value: '4' });
  expect(graded.data.lessons[0]?.cells[0]).toMatchObject({ value: '4', comment_by_name: name });
  expect(await write(colleague, { ...ofMaster, comment: 'Bad work' })).toMatchObject(wrong);
  expect(await write(colleague, { comment: null })).toMatchObject(wrong);
  await makeRole(school.db, writer.person_id, { school_id: 1, role: 'headmaster' });
  expect((await write(writer, ofHead)).status).toBe(200);
  // Another word in its place has another author.
  expect((await write(writer, { comment: 'Well', comment_type: 'general' })).status).toBe(200);
  const theirs = await write(colleague, { comment: 'Better' });
  expect(theirs.data.lessons[0]?.cells[0]?.comment_by_name).not.toBe(name);
});

it('a word from before authors were kept is that of whoever wrote it first, whoever graded beside it since', async () => {
  const { journal_id, event_id } = await makeJournal(school.db, { school_id: 1, teacher_id: writer.person_id });
  const { person_id } = await makeMember(school.db, { school_id: 1, role: 'student' });
  const [one, other] = [writer.person_id, colleague.person_id];
  const cell = `insert into journal.cell (journal_id, event_id, person_id, value, comment_type, comment, version, written_by, written_at)
    values ($1, $2, $3, '4', 'general', 'Fine', 4, $4, now()) returning id`;
  await school.db.pool.query(
    'insert into journal.student (journal_id, person_id, joined_on) values ($1, $2, current_date)',
    [journal_id, person_id],
  );
  const [row] = (await school.db.pool.query<{ id: number }>(cell, [journal_id, event_id, person_id, other])).rows;
  // The colleague said it once, the word was another one then, and it was the writer who said it again.
  const log = `insert into journal.cell_log (cell_id, comment_type, comment, written_by, written_at)
    select $1, 'general', said.comment, said.by, now() from unnest($2::text[], $3::int[]) as said (comment, by)`;
  await school.db.pool.query(log, [row?.id, ['Fine', 'Poor', 'Fine'], [other, other, one]]);
  await school.db.pool.query(
    await readFile(new URL('migrations/20261117020358-who-commented-before.sql', import.meta.url), 'utf8'),
  );
  const kept = await school.db.pool.query('select comment_by from journal.cell where id = $1', [row?.id]);
  expect(kept.rows).toEqual([{ comment_by: one }]);
});
