import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getTeaching } from '../contract/get-teaching.ts';
import { listSchoolLogos } from '../contract/list-school-logos.ts';
import { saveTeaching } from '../contract/save-teaching.ts';

let school: StartedApp;
let leader: TestClient;
let teacher: Made;
let [one, other] = [0, 0];
beforeAll(async () => {
  school = await startApp();
  leader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
  teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const { rows } = await school.db.pool.query('select id from people.class where school_id = 1 order by id limit 2');
  [one, other] = rows.map(({ id }) => id) as [number, number];
});
afterAll(() => school.stop());

const paramsOf = ({ person_id }: Made) => ({ schoolId: 1, personId: person_id });
const save = (who: TestClient, person: Made, class_ids: number[]) =>
  who.call(saveTeaching, { params: paramsOf(person), body: { class_ids } });

it('a leader says which classes somebody teaches, in the place of what was said before', async () => {
  expect((await save(leader, teacher, [one, other])).data).toEqual({ is_teacher: true, class_ids: [one, other] });
  expect((await save(leader, teacher, [other])).data.class_ids).toEqual([other]);
  expect((await leader.call(getTeaching, { params: paramsOf(teacher) })).data.class_ids).toEqual([other]);
  expect(school.told.findLast(({ name }) => name === 'people.teaching_changed')).toMatchObject({
    data: { user_id: teacher.person_id },
    audience: { name: 'school-leaders:1' },
  });
});

it('only teachers of the school teach, only its classes, and only its leaders say so', async () => {
  const librarian = await makeMember(school.db, { school_id: 1, role: 'staff' });
  const abroad = await makeMember(school.db, { school_id: 2, role: 'teacher' });
  const [foreign] = (await school.db.pool.query('select id from people.class where school_id = 2 limit 1')).rows;
  const colleague = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  const told = [
    await save(leader, librarian, [one]),
    await save(leader, abroad, [one]),
    await save(leader, teacher, [foreign.id]),
    await save(colleague, teacher, [one]),
  ];
  expect(told.map(({ key }) => key)).toEqual([
    'not_a_teacher',
    'person_not_found',
    'class_not_found',
    'not_allowed_action',
  ]);
  expect((await leader.call(getTeaching, { params: paramsOf(librarian) })).data.is_teacher).toBe(false);
});

it('logos are those of one’s own schools', async () => {
  const { data } = await leader.call(listSchoolLogos, { query: { ids: '1,2' } });
  expect(data.map(({ id }) => id)).toEqual([1]);
  expect((await leader.call(listSchoolLogos, {})).data).toHaveLength(1);
});
