import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#modules/files/contract/upload-file.ts';
import { countForMe } from '#modules/today/contract/count-for-me.ts';
import { getTeacherDashboard } from '#modules/today/contract/get-teacher-dashboard.ts';
import { listToday } from '#modules/today/contract/list-today.ts';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { deleteHomework } from '../contract/delete-homework.ts';
import { DIARY_NEWS_DAYS } from '../contract/limits.ts';
import { markDiarySeen } from './diary-news-store.ts';

type Person = { readonly person_id: number; readonly client: TestClient };

let school: StartedApp;
let teacher: Person;
let child: Person;
let parent: Person;
let made: MadeJournal;
let today: string;

const enter = async (role: 'teacher' | 'student' | 'parent'): Promise<Person> => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  teacher = await enter('teacher');
  child = await enter('student');
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role: 'parent' });
  await makeGuardianship(school.db, person_id, child.person_id);
  parent = { person_id, client: await school.enter({ person_id, role_id }) };
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  await school.db.pool.query(
    'insert into journal.student (journal_id, person_id, joined_on) values ($1, $2, current_date)',
    [made.journal_id, child.person_id],
  );
  // What came with the journal came long ago.
  await school.db.pool.query(
    `update journal.homework set created_at = now() - interval '1 year' where journal_id = $1`,
    [made.journal_id],
  );
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

const shifted = (days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const giveHomework = async (due_on: string, event_id: number | null = null): Promise<number> => {
  const { rows } = await school.db.pool.query<{ id: number }>(
    `insert into journal.homework (journal_id, event_id, description, due_on, created_by, updated_by)
     values ($1, $2, 'Read', $3, $4, $4) returning id`,
    [made.journal_id, event_id, due_on, teacher.person_id],
  );
  return rows[0]?.id ?? 0;
};
const takeBack = (homeworkId: number) =>
  teacher.client.call(deleteHomework, { params: { id: made.journal_id, homeworkId } });
const lines = async ({ client }: Person) =>
  (await client.call(listToday)).data.filter(({ kind }) => kind.startsWith('journal:'));
const materials = async ({ client }: Person) =>
  (await client.call(countForMe, { params: { type: 'materials' } })).data.count;
const planSlot = (days: number, lesson_number: number) =>
  school.db.pool.query(
    `insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
     values ($1, extract(isodow from $2::date), $3, $2, $2)`,
    [made.journal_id, shifted(days), lesson_number],
  );
const writeLesson = (lesson_number: number, more: object = {}) =>
  teacher.client.call(createEvent, {
    params: { id: made.journal_id },
    body: { title: 'Vectors', event_date: today, lesson_number, lesson_type_id: 1, ...more },
  });

describe('teachers', () => {
  it('see the lessons of today, those that are entered and those that are not', async () => {
    await planSlot(0, 2);
    await planSlot(0, 4);
    const { data: lesson } = await writeLesson(4);
    const { data } = await teacher.client.call(getTeacherDashboard, { body: {} });
    const { journal_id } = made;
    const common = { journal_id, journal_title: 'Mathematics', link: `/journal/${journal_id}` };
    expect(data.lessons).toEqual([
      { id: null, title: '', lesson_number: 2, ...common },
      { id: lesson.id, title: 'Vectors', lesson_number: 4, ...common },
    ]);
    const other = await enter('teacher');
    expect((await other.client.call(getTeacherDashboard, { body: {} })).data.lessons).toEqual([]);
  });

  it('are reminded of lessons that they have not entered, and not of those of today', async () => {
    expect(await lines(teacher)).toEqual([]);
    await planSlot(-1, 3);
    const line = { kind: 'journal:today.missing', urgency: 'soon', child: null, due: null };
    expect(await lines(teacher)).toEqual([{ ...line, params: { count: 1 }, link: `/journal/${made.journal_id}` }]);
    expect(await lines(child)).toEqual([]);
  });
});

describe('families', () => {
  it('hear of homework for tomorrow, each child by name', async () => {
    for (const person of [child, parent]) expect(await lines(person)).toEqual([]);
    const ids = [await giveHomework(shifted(1)), await giveHomework(shifted(1)), await giveHomework(shifted(2))];
    const line = { kind: 'journal:today.homework', params: { count: 2 }, urgency: 'soon', due: null };
    expect(await lines(child)).toEqual([{ ...line, child: null, link: '/diary' }]);
    expect(await lines(parent)).toEqual([
      {
        ...line,
        child: { user_id: child.person_id, firstname: expect.any(String) },
        link: `/diary?for=${child.person_id}`,
      },
    ]);
    for (const id of ids) await takeBack(id);
    for (const person of [child, parent]) expect(await lines(person)).toEqual([]);
  });

  it('count the homework and the files that came since they last opened the diary', async () => {
    for (const person of [child, parent, teacher]) expect(await materials(person)).toBe(0);
    await giveHomework(shifted(5));
    const upload = await teacher.client.call(
      uploadFile,
      { query: { school_id: 1 }, body: { app_name: 'journal' } },
      { file: PICTURE },
    );
    await writeLesson(6, { lesson_attachments: [upload.data.id] });
    for (const person of [child, parent]) expect(await materials(person)).toBe(2);
    expect(await materials(await enter('student'))).toBe(0);
    const see = (person: Person, moment: Date) =>
      school.db.kysely.transaction().execute((tx) => markDiarySeen(tx, person.person_id, child.person_id, moment));
    const later = new Date(school.clock().getTime() + 60_000);
    await see(parent, later);
    // One who looked is not looked for by the other, and an older look takes nothing back.
    await see(parent, new Date(0));
    expect(await materials(parent)).toBe(0);
    expect(await materials(child)).toBe(2);
    await school.db.pool.query(
      `update journal.homework set created_at = now() - make_interval(days => $2) where journal_id = $1`,
      [made.journal_id, DIARY_NEWS_DAYS + 1],
    );
    expect(await materials(child)).toBe(1);
  });

  it('hear nothing of what is for another pupil alone', async () => {
    const before = await materials(child);
    const { data } = await writeLesson(7, { individual_students: [made.student_id] });
    await giveHomework(shifted(1), data.id);
    expect(await materials(child)).toBe(before);
    expect(await lines(child)).toEqual([]);
  });
});
