import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getPerson } from '../contract/get-person.ts';
import { movePupil } from '../contract/move-pupil.ts';

let school: StartedApp;
let admin: TestClient;
let classes: number[];
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  const { rows } = await school.db.pool.query('select id from people.class where school_id = 1 order by id');
  classes = rows.map(({ id }) => id);
});
afterAll(() => school.stop());
beforeEach(() => {
  school.told.length = 0;
});

const member = (role: 'student' | 'teacher') => makeMember(school.db, { school_id: 1, role });
// Other modules follow with facts of their own.
const facts = () =>
  school.told.filter(({ name }) => name.startsWith('people.')).map(({ name, data }) => ({ name, ...(data as object) }));

describe('moving a pupil', () => {
  const move = (personId: number, class_id: number, client = admin) =>
    client.call(movePupil, { params: { schoolId: 1, personId }, body: { class_id } });

  it('changes the class of the one role and tells both classes', async () => {
    const { person_id, role_id } = await member('student');
    const [from, to] = classes as [number, number];
    const { data } = await move(person_id, to);
    expect(data.roles).toMatchObject([{ role_id, class_id: to }]);
    expect(facts()).toEqual([
      { name: 'people.pupil_moved', school_id: 1, user_id: person_id, role_id, from_class_id: from, to_class_id: to },
      { name: 'people.my_roles_changed', school_id: 1 },
    ]);
    expect((await move(person_id, to)).key).toBe('already_in_class');
  });

  it('happens once when two want it at once', async () => {
    const { person_id } = await member('student');
    const answers = await Promise.all([1, 2, 3].map(() => move(person_id, classes[3] ?? 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(facts().filter(({ name }) => name === 'people.pupil_moved')).toHaveLength(1);
  });

  it('is for pupils, into classes of the own school', async () => {
    const [pupil, teacher] = [await member('student'), await member('teacher')];
    const { rows } = await school.db.pool.query('select min(id) as id from people.class where school_id = 2');
    expect((await move(teacher.person_id, classes[1] ?? 0)).key).toBe('not_a_pupil');
    const [foreign, unknown] = [await move(pupil.person_id, rows[0].id), await move(pupil.person_id, 2_000_000_000)];
    expect(foreign.key).toBe('class_not_found');
    expect(foreign.response.body).toBe(unknown.response.body);
    expect(
      (await admin.call(getPerson, { params: { schoolId: 1, personId: pupil.person_id } })).data.roles,
    ).toMatchObject([{ class_id: classes[0] }]);
  });
});
