import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGuardianship, makeMember, makePerson } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { loadActors } from './actor-store.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const load = (questions: { person_id: number; role_id: number | null }[]) =>
  loadActors(school.db, questions, school.clock());

describe('the callers of one moment', () => {
  it('stand at the places of their questions, and nobody is taken for a neighbour', async () => {
    const [one, other] = [
      await makeMember(school.db, { school_id: 1, role: 'teacher' }),
      await makeMember(school.db, { school_id: 2, role: 'admin' }),
    ];
    const nobody = { person_id: 2_000_000_000, role_id: null };
    const found = await load([nobody, one, nobody, other, one]);
    expect(found.map((actor) => actor?.user_id)).toEqual([
      undefined,
      one.person_id,
      undefined,
      other.person_id,
      one.person_id,
    ]);
    expect(found.map((actor) => actor?.role?.school_id)).toEqual([undefined, 1, undefined, 2, 1]);
  });

  it('act in no role when they ask for one of somebody else', async () => {
    const [one, other] = [
      await makeMember(school.db, { school_id: 1, role: 'teacher' }),
      await makeMember(school.db, { school_id: 1, role: 'headmaster' }),
    ];
    const [actor] = await load([{ person_id: one.person_id, role_id: other.role_id }]);
    expect(actor).toMatchObject({ user_id: one.person_id, role: null, viewed_user_id: one.person_id });
  });

  it('look at a child only while it goes to their school', async () => {
    const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
    const viewed = async () => (await load([parent]))[0]?.viewed_user_id;
    const wishes = [{ has_ended: true }, { ends_on: '2021-01-01' }, { starts_on: '2999-01-01' }, { school_id: 2 }];
    for (const wish of wishes) {
      const child = await makeMember(school.db, { school_id: 1, role: 'student', ...wish });
      await makeGuardianship(school.db, parent.person_id, child.person_id);
    }
    await makeGuardianship(school.db, parent.person_id, await makePerson(school.db));
    expect(await viewed()).toBeNull();
    const pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
    await makeGuardianship(school.db, parent.person_id, pupil.person_id);
    expect(await viewed()).toBe(pupil.person_id);
  });
});
