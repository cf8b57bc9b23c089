import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { movePupil } from '#modules/people/contract/move-pupil.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeClass, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createJournal } from '../contract/create-journal.ts';
import { findPupils } from '../contract/find-pupils.ts';
import { getJournalChoices } from '../contract/get-journal-choices.ts';
import { getJournalSettings } from '../contract/get-journal-settings.ts';
import { listJournals } from '../contract/list-journals.ts';
import { listSchoolJournals } from '../contract/list-school-journals.ts';
import { lockJournal } from '../contract/lock-journal.ts';
import { saveJournalSettings } from '../contract/save-journal-settings.ts';
import type { WrittenSettings } from '../contract/settings-shapes.ts';

type Person = { person_id: number; role_id: number; client: TestClient };

let school: StartedApp;
let headmaster: Person;
let teacher: Person;
let colleague: Person;
let pupils: number[];

const enter = async (role: 'teacher' | 'headmaster' | 'formmaster' | 'admin', class_id?: number): Promise<Person> => {
  const made = await makeMember(school.db, { school_id: 1, role, ...(class_id === undefined ? {} : { class_id }) });
  return { ...made, client: await school.enter(made) };
};
const pupil = async (class_id?: number) =>
  (await makeMember(school.db, { school_id: 1, role: 'student', ...(class_id === undefined ? {} : { class_id }) }))
    .person_id;

beforeAll(async () => {
  school = await startApp();
  [headmaster, teacher, colleague] = [await enter('headmaster'), await enter('teacher'), await enter('teacher')];
  pupils = [await pupil(), await pupil()];
});
afterAll(() => school.stop());

const written = (more: Partial<WrittenSettings> = {}): WrittenSettings => ({
  title: '  Robotics  ',
  icon: 'code',
  type: 'hobby_group',
  is_point_based: true,
  individual: false,
  name_first: true,
  class_id: null,
  course_id: null,
  teacher_ids: [teacher.person_id],
  student_ids: pupils,
  slots: [{ weekday: 3, lesson_number: 7 }],
  ...more,
});
const params = { schoolId: 1 };
const create = (body: WrittenSettings, client = headmaster.client) => client.call(createJournal, { params, body });
const read = (id: number, client = headmaster.client) => client.call(getJournalSettings, { params: { id } });
const save = (id: number, body: object, client = headmaster.client) =>
  client.call(saveJournalSettings, { params: { id }, body: body as WrittenSettings });
const ids = (list: readonly { user_id: number }[]) => list.map(({ user_id }) => user_id);

describe('the settings of a journal', () => {
  it('are written, read back and changed; who is taken out leaves and is kept', async () => {
    const { data } = await create(written());
    const { data: settings } = await read(data.id);
    expect(settings).toMatchObject({
      title: 'Robotics',
      icon: 'code',
      type: 'hobby_group',
      is_point_based: true,
      name_first: true,
      is_locked: false,
      has_grades: false,
      slots: [{ weekday: 3, lesson_number: 7 }],
    });
    expect(ids(settings.students).sort()).toEqual([...pupils].sort());
    expect((await teacher.client.call(listJournals, {})).data.map(({ id }) => id)).toContain(data.id);
    const next = written({ title: 'Robots', student_ids: pupils.slice(1), slots: [{ weekday: 1, lesson_number: 0 }] });
    const changed = await save(data.id, { ...next, since: settings.updated_at });
    expect(changed.data).toMatchObject({ title: 'Robots', slots: [{ weekday: 1, lesson_number: 0 }] });
    expect(ids(changed.data.students)).toEqual(pupils.slice(1));
    const { rows } = await school.db.pool.query('select left_on from journal.student where journal_id = $1', [data.id]);
    expect(rows).toHaveLength(2);
    const late = await save(data.id, { ...next, since: settings.updated_at });
    expect(late).toMatchObject({ key: 'journal_saved_meanwhile', status: 409 });
    const again = await save(data.id, { ...written(), since: changed.data.updated_at });
    expect(ids(again.data.students).sort()).toEqual([...pupils].sort());
  });

  it('name people and things of the school only', async () => {
    const stranger = await makeMember(school.db, { school_id: 2, role: 'teacher' });
    const elsewhere = await makeMember(school.db, { school_id: 2, role: 'student' });
    const foreignClass = await makeClass(school.db, 2);
    const keyOf = async (more: Partial<WrittenSettings>) => (await create(written(more))).key;
    expect(await keyOf({ title: '' })).toBe('journal_title_required');
    expect(await keyOf({ title: 'x'.repeat(256) })).toBe('journal_title_too_long');
    expect(await keyOf({ teacher_ids: [] })).toBe('journal_teacher_required');
    expect(await keyOf({ teacher_ids: [stranger.person_id] })).toBe('journal_teacher_unknown');
    expect(await keyOf({ teacher_ids: [headmaster.person_id] })).toBe('journal_teacher_unknown');
    expect(await keyOf({ student_ids: [elsewhere.person_id] })).toBe('journal_student_unknown');
    expect(await keyOf({ class_id: foreignClass.class_id })).toBe('journal_class_unknown');
    expect(await keyOf({ course_id: 1_999_999_999 })).toBe('journal_course_unknown');
    expect(await keyOf({ icon: 'skull' as 'star' })).toBe('invalid_request');
  });

  it('keep the way of grading once somebody was graded', async () => {
    const made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
    const same = written({ is_point_based: false, student_ids: [made.student_id] });
    expect((await save(made.journal_id, { ...same, is_point_based: true })).status).toBe(200);
    expect((await save(made.journal_id, same)).status).toBe(200);
    await school.db.pool.query(
      `insert into journal.cell (journal_id, person_id, event_id, value, written_by, written_at)
       values ($1, $2, $3, '5', $4, now())`,
      [made.journal_id, made.student_id, made.event_id, teacher.person_id],
    );
    expect(await save(made.journal_id, { ...same, is_point_based: true })).toMatchObject({
      key: 'journal_has_grades',
      status: 409,
    });
    expect((await save(made.journal_id, { ...same, title: 'Another' })).data.has_grades).toBe(true);
  });

  it('choose among those who teach and learn at the school now', async () => {
    const { data } = await headmaster.client.call(getJournalChoices, { params });
    expect(ids(data.teachers)).toContain(teacher.person_id);
    expect(ids(data.teachers)).not.toContain(headmaster.person_id);
    expect(data.classes.length).toBeGreaterThan(1);
    expect(data.subjects.flatMap(({ courses }) => courses).length).toBeGreaterThan(1);
    const found = await headmaster.client.call(findPupils, { params, query: { search: 'story' } });
    expect(ids(found.data)).toEqual(expect.arrayContaining(pupils));
    const { rows } = await school.db.pool.query('select from people.look where viewer_id = $1 and person_id = $2', [
      headmaster.person_id,
      pupils[0],
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect((await teacher.client.call(findPupils, { params })).key).toBe('not_allowed_action');
  });

  it('of a class are followed by its pupils', async () => {
    const [here, there] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
    const [first, second] = [await pupil(here.class_id), await pupil(there.class_id)];
    const { data } = await create(written({ class_id: here.class_id, student_ids: [] }));
    const inIt = async () => ids((await read(data.id)).data.students);
    expect(await inIt()).toEqual([first]);
    const moved = await headmaster.client.call(movePupil, {
      params: { schoolId: 1, personId: second },
      body: { class_id: here.class_id },
    });
    expect(moved.status).toBe(200);
    expect((await inIt()).sort()).toEqual([first, second].sort());
    await save(data.id, written({ class_id: there.class_id, student_ids: [] }));
    expect(await inIt()).toEqual([]);
  });

  it('let a teacher who left the school stay, but not alone', async () => {
    const leaving = await enter('teacher');
    const both = { teacher_ids: [leaving.person_id, teacher.person_id] };
    const { data } = await create(written(both));
    const admin = await enter('admin');
    const ended = await admin.client.call(endRole, { params: { schoolId: 1, roleId: leaving.role_id } });
    expect(ended.status).toBe(200);
    expect((await save(data.id, written(both))).status).toBe(200);
    expect((await save(data.id, written({ teacher_ids: [leaving.person_id] }))).key).toBe('journal_teacher_required');
  });

  it('are for those who lead the school, and the other school knows nothing of them', async () => {
    const { data } = await create(written());
    for (const client of [teacher.client, (await enter('formmaster')).client]) {
      expect((await create(written(), client)).key).toBe('not_allowed_action');
      expect((await read(data.id, client)).key).toBe('not_allowed_action');
      expect((await save(data.id, written(), client)).key).toBe('not_allowed_action');
    }
    const away = await school.as('headmaster.b');
    expect(await read(data.id, away)).toMatchObject({ key: 'journal_not_found', status: 404 });
    expect((await save(data.id, written(), away)).key).toBe('journal_not_found');
    expect((await away.call(lockJournal, { params: { id: data.id }, body: { is_locked: true } })).key).toBe(
      'journal_not_found',
    );
  });

  it('lock a journal, once however often it is asked for', async () => {
    const { data } = await create(written());
    const lock = (is_locked: boolean) =>
      headmaster.client.call(lockJournal, { params: { id: data.id }, body: { is_locked } });
    for (const is_locked of [true, true, false, false, true]) {
      expect((await lock(is_locked)).data).toEqual({ is_locked });
      expect((await read(data.id)).data.is_locked).toBe(is_locked);
    }
  });
});

describe("the school's journals", () => {
  const list = (client: TestClient, search = '') => client.call(listSchoolJournals, { params, query: { search } });

  it('are found by title, class and teacher, whatever the case', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const { data } = await create(written({ title: 'Astronomy Ä', class_id }));
    const { rows } = await school.db.pool.query<{ name: string; lastname: string }>(
      `select class.name, person.lastname from people.class, people.person where class.id = $1 and person.id = $2`,
      [class_id, teacher.person_id],
    );
    const [names] = rows;
    for (const search of ['astronomy ä', `ASTRO ${names?.name}`, `astro ${names?.lastname}`]) {
      const found = await list(headmaster.client, search);
      expect({ search, ids: found.data.journals.map(({ id }) => id) }).toEqual({ search, ids: [data.id] });
      expect(found.data).toMatchObject({ total: 1, has_more: false, may: { keep: true } });
    }
    expect((await list(headmaster.client, 'no such journal')).data.journals).toEqual([]);
  });

  it('are those of the class and the own ones for a form master', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const master = await enter('formmaster', class_id);
    const ofClass = await create(written({ class_id, student_ids: [] }));
    const own = await create(written({ teacher_ids: [master.person_id] }));
    await create(written());
    const { data } = await list(master.client);
    expect(data.journals.map(({ id }) => id).sort()).toEqual([ofClass.data.id, own.data.id].sort());
    expect(data.may.keep).toBe(false);
    expect((await list(colleague.client)).key).toBe('not_allowed_action');
    expect((await list(await school.as('headmaster.b'))).status).toBe(404);
  });
});
