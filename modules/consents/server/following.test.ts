import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { movePupil } from '#modules/people/contract/move-pupil.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, makeProvenPupil } from '#platform/testing/consents.ts';
import { makeClass, makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { tellNobody } from '#platform/testing/tell-nobody.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { followRoles } from './follow-person-job.ts';

const query = { school_id: 1 };
let school: StartedApp;
let admin: TestClient;
let [place, other] = [] as unknown as [Awaited<ReturnType<typeof makeClass>>, Awaited<ReturnType<typeof makeClass>>];
beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  [place, other] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
});
afterAll(() => school.stop());

const adultIn = (class_id: number, starts_on?: string) =>
  makeProvenPupil(school, { class_id, ...(starts_on && { starts_on }) });
const users = async (id: number) => (await admin.call(getStatistics, { params: { id }, query })).data.users;
const asked = async ({ client, person_id }: { client: TestClient; person_id: number }) =>
  (await client.call(listUsersConsents, { params: { userId: person_id }, query })).data.map(
    ({ consent }) => consent.id,
  );

it('a pupil who moves is asked what the new class is asked, and leaves the numbers of the old one', async () => {
  const pupil = await adultIn(place.class_id);
  const [here, there] = [
    await makeConsent(school, admin, { scopes: [place.scope] }),
    await makeConsent(school, admin, { scopes: [other.scope] }),
  ];
  await answer(pupil.client, pupil.person_id, here, 'accepted');
  expect([await users(here), await users(there)]).toEqual([1, 0]);
  await admin.call(movePupil, {
    params: { schoolId: 1, personId: pupil.person_id },
    body: { class_id: other.class_id },
  });
  await school.app.jobs.runWaiting();
  expect([await users(here), await users(there)]).toEqual([0, 1]);
  const now = await asked(pupil);
  expect([now.includes(here), now.includes(there)]).toEqual([false, true]);
  expect(
    (await admin.call(listLogs, { params: { id: here }, query: { ...query, scope: place.scope } })).data,
  ).toHaveLength(1);

  // Coming back, the answer is found where it was left.
  await admin.call(movePupil, {
    params: { schoolId: 1, personId: pupil.person_id },
    body: { class_id: place.class_id },
  });
  await school.app.jobs.runWaiting();
  const { data } = await admin.call(getStatistics, { params: { id: here }, query });
  expect(data).toMatchObject({ users: 1, accepted: 1 });
});

it('a role that ends takes the person out of the numbers', async () => {
  const pupil = await adultIn(other.class_id);
  const id = await makeConsent(school, admin, { scopes: [other.scope] });
  const before = await users(id);
  await admin.call(endRole, { params: { schoolId: 1, roleId: pupil.role_id } });
  await school.app.jobs.runWaiting();
  expect(await users(id)).toBe(before - 1);
});

it('what the calendar begins and ends is followed at midnight, and the family is told', async () => {
  const [coming, going] = [await adultIn(place.class_id, '2099-01-01'), await adultIn(place.class_id)];
  await school.db.pool.query(`update people.role set ends_on = '2099-01-01' where id = $1`, [going.role_id]);
  const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
  await makeGuardianship(school.db, parent.person_id, coming.person_id);
  const id = await makeConsent(school, admin, { scopes: [place.scope] });
  const before = await users(id);
  const midnight = new Date('2099-01-01T00:00:00+02:00');
  await school.db.kysely.transaction().execute((tx) => followRoles(tx, tellNobody, 1, null, midnight));
  const { rows } = await school.db.pool.query(
    'select person_id from consents.membership where consent_id = $1 and left_at is null',
    [id],
  );
  const ids = rows.map(({ person_id }) => person_id);
  expect(ids).toContain(coming.person_id);
  expect(ids).not.toContain(going.person_id);
  expect(ids).toHaveLength(before);
});
