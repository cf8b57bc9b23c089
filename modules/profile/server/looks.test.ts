import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPeople } from '#modules/people/contract/find-people.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import { listClassStudents } from '#modules/people/contract/list-class-students.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { type Made, makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { listLooks } from '../contract/list-looks.ts';

let school: StartedApp;
let pupil: Made;
let parent: Made;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());
beforeEach(async () => {
  school.clock.set('2026-11-16T08:10:00Z');
  pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
  parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
  await makeGuardianship(school.db, parent.person_id, pupil.person_id);
});

const seenBy = async (who: Made, child_id?: number) =>
  (await school.enter(who)).call(listLooks, { query: child_id === undefined ? {} : { child_id } });

const open = async (viewer: Made, person: Made) =>
  (await school.enter(viewer)).call(getPerson, { params: { schoolId: 1, personId: person.person_id } });

it('who opens the page of a pupil is told to the pupil and the guardians, once an hour', async () => {
  const head = await makeMember(school.db, { school_id: 1, role: 'headmaster' });
  for (let times = 0; times < 3; times += 1) expect((await open(head, pupil)).status).toBe(200);
  const mine = (await seenBy(pupil)).data;
  expect(mine.looks).toMatchObject([{ viewer_id: head.person_id, type_id: ROLE_TYPES.headmaster, what: 'person' }]);
  expect((await seenBy(parent, pupil.person_id)).data.looks).toEqual(mine.looks);
  school.clock.advance(3_600);
  await open(head, pupil);
  expect((await seenBy(pupil)).data.total).toBe(2);
});

it('lists count too, for the pupils in them alone', async () => {
  const head = await makeMember(school.db, { school_id: 1, role: 'headmaster' });
  const client = await school.enter(head);
  await school.db.pool.query(`update people.person set lastname = 'Otsitud' where id = any($1)`, [
    [pupil.person_id, parent.person_id],
  ]);
  await client.call(findPeople, { params: { schoolId: 1 }, query: { search: 'Otsitud' } });
  const { rows } = await school.db.pool.query<{ level: number; parallel: string }>(
    `select level, parallel_identifier.name as parallel from people.role
     join people.class on class.id = role.class_id
     join people.class_level on class_level.id = class_level_id
     join people.parallel_identifier on parallel_identifier.id = parallel_identifier_id
     where role.id = $1`,
    [pupil.role_id],
  );
  const [found] = rows;
  await client.call(listClassStudents, {
    params: { schoolId: 1, level: found?.level ?? 0, parallel: found?.parallel ?? '' },
  });
  const { looks } = (await seenBy(pupil)).data;
  expect(looks.map(({ what }) => what).sort()).toEqual(['class_list', 'people_list']);
  expect((await seenBy(parent)).data.looks).toEqual([]);
});

it('nobody else learns who looked', async () => {
  const other = await makeMember(school.db, { school_id: 1, role: 'parent' });
  expect((await seenBy(other, pupil.person_id)).key).toBe('data_not_found');
  await school.db.pool.query('update people.guardianship set barred_at = now() where guardian_id = $1', [
    parent.person_id,
  ]);
  expect((await seenBy(parent, pupil.person_id)).key).toBe('data_not_found');
});
