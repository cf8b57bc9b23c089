import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, showEid } from '#platform/testing/consents.ts';
import { type Made, makeClass } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getStatistics } from '../contract/get-statistics.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listResponses } from '../contract/list-responses.ts';

const PEOPLE = process.env.TEST_FULL ? 1_000 : 200;
const query = { school_id: 1 };

// Grown pupils who have shown their eID.
const CROWD = `
  with person as (
    insert into people.person (firstname, lastname, birthday, verified_at)
    select 'Crowd', 'Number ' || place, '2000-01-01', now() from generate_series(1, $1) as place returning id
  )
  insert into people.role (person_id, school_id, type_id, class_id, starts_on)
  select id, 1, 2, $2, '2020-09-01' from person returning person_id, id as role_id`;

let school: StartedApp;
let admin: TestClient;
let place: Awaited<ReturnType<typeof makeClass>>;
let crowd: { person_id: number; client: TestClient }[];

beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  place = await makeClass(school.db, 1);
  const { rows } = await school.db.pool.query<Made>(CROWD, [PEOPLE, place.class_id]);
  crowd = await Promise.all(
    rows.map(async (member) => ({ person_id: member.person_id, client: await school.enter(member) })),
  );
  for (const { person_id } of crowd) await showEid(school, person_id);
});
afterAll(() => school.stop());

it('a whole school answers at once while an administrator watches, and the numbers are those of the rows', async () => {
  const id = await makeConsent(school, admin, { scopes: [place.scope] });
  const numbers = async () => (await admin.call(getStatistics, { params: { id }, query })).data;
  const summary = async () => (await admin.call(listResponses, { params: { id }, query })).data;
  const saysOf = (at: number) => (at % 3 === 0 ? 'denied' : 'accepted');

  const answering = Promise.all(crowd.map(({ client, person_id }, at) => answer(client, person_id, id, saysOf(at))));
  let isOver = false;
  const watching = (async () => {
    for (let last = 0; !isOver; ) {
      const { accepted, denied, seen, users } = await numbers();
      // What was counted once stays counted, and nobody is counted twice.
      expect(accepted + denied).toBeGreaterThanOrEqual(last);
      expect([accepted + denied <= seen, seen <= users, users]).toEqual([true, true, PEOPLE]);
      last = accepted + denied;
    }
  })();
  const told = await answering;
  isOver = true;
  await watching;

  expect(told.filter(({ key }) => key !== undefined)).toEqual([]);
  const denied = crowd.filter((_one, at) => saysOf(at) === 'denied').length;
  const statistics = { accepted: PEOPLE - denied, denied, seen: PEOPLE };
  expect(await numbers()).toEqual({ ...statistics, users: PEOPLE });
  expect((await summary()).map((group) => [group.users.length, group.statistics])).toEqual([[PEOPLE, statistics]]);
  const log = (await admin.call(listLogs, { params: { id }, query })).data;
  expect([log.length, log.filter(({ type }) => type === 'denied').length]).toEqual([PEOPLE, denied]);
});
