import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addGuardian } from '../contract/add-guardian.ts';
import { getMe } from '../contract/get-me.ts';
import { getPerson } from '../contract/get-person.ts';
import { removeGuardianship } from '../contract/remove-guardianship.ts';
import { saveGuardianship } from '../contract/save-guardianship.ts';

let school: StartedApp;
let admin: TestClient;
let neighbour: TestClient;
let parent: { person_id: number; role_id: number };
let pupil: { person_id: number; role_id: number };
beforeAll(async () => {
  school = await startApp();
  [admin, neighbour] = [await school.as('admin'), await school.as('admin.b')];
});
afterAll(() => school.stop());

/** What this module told; others follow it with facts of their own. */
const toldOfPeople = () => school.told.filter(({ name }) => name.startsWith('people.'));
beforeEach(async () => {
  parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
  pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
  school.told.length = 0;
});

const add = (guardian_id: number, personId = pupil.person_id, client = admin) =>
  client.call(addGuardian, { params: { schoolId: 1, personId }, body: { guardian_id, kind: 'mother' } });
const save = (guardianshipId: number, body: object, client = admin, schoolId = 1) =>
  client.call(saveGuardianship, { params: { schoolId, guardianshipId }, body: body as never });
const remove = (guardianshipId: number, client = admin, schoolId = 1) =>
  client.call(removeGuardianship, { params: { schoolId, guardianshipId } });
const tie = () => makeGuardianship(school.db, parent.person_id, pupil.person_id);
const childOf = async () => (await (await school.enter(parent)).call(getMe)).data.student_id;

/** What the two hear, and those who lead the school. */
const facts = (name: string) =>
  [{ persons: [pupil.person_id, parent.person_id] }, { name: 'school-leaders:1' }].map((audience) => ({
    name,
    data: { school_id: 1, child_id: pupil.person_id, guardian_id: parent.person_id },
    audience,
  }));

describe('a guardian', () => {
  it('is added, sees the child at once, and both and the leaders hear of it', async () => {
    expect(await childOf()).toBeNull();
    const { data } = await add(parent.person_id);
    expect(data.guardians).toMatchObject([{ user_id: parent.person_id, kind: 'mother', is_barred: false }]);
    expect(toldOfPeople()).toMatchObject(facts('people.guardian_added'));
    expect(await childOf()).toBe(pupil.person_id);
    const seen = await admin.call(getPerson, { params: { schoolId: 1, personId: parent.person_id } });
    expect(seen.data.children).toMatchObject([{ user_id: pupil.person_id }]);
  });

  it('is barred, sees nothing from then on, and sees again when the bar is lifted', async () => {
    const id = await tie();
    expect((await save(id, { is_barred: true })).data.guardians).toMatchObject([
      { is_barred: true, kind: 'custodian' },
    ]);
    expect(await childOf()).toBeNull();
    expect((await save(id, { kind: 'father' })).data.guardians).toMatchObject([{ is_barred: true, kind: 'father' }]);
    await save(id, { is_barred: false });
    expect(await childOf()).toBe(pupil.person_id);
    expect(toldOfPeople()).toMatchObject([1, 2, 3].flatMap(() => facts('people.guardian_changed')));
  });

  it('keeps the day of the first bar when barred again', async () => {
    const id = await tie();
    const barredAt = async () =>
      (await school.db.pool.query('select barred_at from people.guardianship where id = $1', [id])).rows[0].barred_at;
    await save(id, { is_barred: true });
    const first = await barredAt();
    await save(id, { is_barred: true });
    expect(await barredAt()).toBe(first);
  });

  it('is removed, and is nobody to the child any more', async () => {
    const id = await tie();
    expect((await remove(id)).data.guardians).toEqual([]);
    expect(await childOf()).toBeNull();
    expect(toldOfPeople()).toMatchObject(facts('people.guardian_removed'));
    expect((await remove(id)).key).toBe('guardianship_not_found');
  });

  it('is added once when two want it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(parent.person_id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await add(parent.person_id)).key).toBe('guardianship_exists');
    expect(toldOfPeople()).toMatchObject(facts('people.guardian_added'));
  });

  it('is a parent of this school, and the child its pupil', async () => {
    const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    expect((await add(teacher.person_id)).key).toBe('not_a_parent');
    expect((await add(parent.person_id, teacher.person_id)).key).toBe('not_a_pupil');
    expect((await add(pupil.person_id)).key).toBe('own_guardian');
    expect(school.told).toEqual([]);
  });
});

describe('another school', () => {
  it('is told of none of its parents, children and ties: they are like nobody', async () => {
    const id = await tie();
    const abroad = await makeMember(school.db, { school_id: 2, role: 'parent' });
    const child = await makeMember(school.db, { school_id: 2, role: 'student' });
    const theirs = await makeGuardianship(school.db, abroad.person_id, child.person_id);
    const pairs = [
      [await add(abroad.person_id), await add(2_000_000_000)],
      [await add(parent.person_id, child.person_id), await add(parent.person_id, 2_000_000_000)],
      [await save(theirs, { is_barred: true }), await save(2_000_000_000, { is_barred: true })],
      [await remove(theirs), await remove(2_000_000_000)],
      [await save(id, { is_barred: true }, neighbour, 1), await save(id, { is_barred: true }, neighbour, 999)],
      [await save(id, { is_barred: true }, neighbour, 2), await save(2_000_000_000, { is_barred: true }, neighbour, 2)],
      [await remove(id, neighbour, 2), await remove(2_000_000_000, neighbour, 2)],
    ];
    for (const [foreign, unknown] of pairs) {
      expect(foreign?.status).toBe(404);
      expect(foreign?.response.body).toBe(unknown?.response.body);
    }
    expect(school.told).toEqual([]);
    expect(await childOf()).toBe(pupil.person_id);
  });
});
