import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { answer, makeConsent, showEid, writtenConsent } from '#platform/testing/consents.ts';
import { makeClass, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createConsent } from '../contract/create-consent.ts';
import { deleteConsent } from '../contract/delete-consent.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';
import { saveConsent } from '../contract/save-consent.ts';

const query = { school_id: 1 };
let school: StartedApp;
let admin: TestClient;
let place: Awaited<ReturnType<typeof makeClass>>;
let adult: { person_id: number; client: TestClient };

beforeAll(async () => {
  school = await startApp();
  admin = await school.as('admin');
  place = await makeClass(school.db, 1);
  const member = await makeMember(school.db, { school_id: 1, role: 'student', class_id: place.class_id });
  await school.db.pool.query(`update people.person set birthday = '2000-01-01' where id = $1`, [member.person_id]);
  adult = { person_id: member.person_id, client: await school.enter(member) };
  await showEid(school, member.person_id);
  // A disk that is full, for one table at a time.
  await school.db.pool.query(`
    create function public.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
});
afterAll(() => school.stop());

/** While the table takes no such write. */
async function refusing<T>(write: 'insert' | 'update' | 'delete', table: string, act: () => Promise<T>): Promise<T> {
  await school.db.pool.query(
    `create trigger refuse before ${write} on ${table} for each row execute function public.refuse()`,
  );
  try {
    return await act();
  } finally {
    await school.db.pool.query(`drop trigger refuse on ${table}`);
  }
}

const create = (is_published: boolean) =>
  admin.call(createConsent, { query, body: writtenConsent({ is_published, scopes: [place.scope] }) });
const save = (id: number, consent: object) => admin.call(saveConsent, { params: { id }, query, body: { consent } });
const draft = () => makeConsent(school, admin, { is_published: false, scopes: [place.scope] });
const sent = () => makeConsent(school, admin, { scopes: [place.scope] });
const TEXT = { title: 'Other words', description: '<p>Other words</p>', consent_type: 'simple' };
const count = async (table: string) =>
  (await school.db.pool.query<{ count: string }>(`select count(*) from consents.${table}`)).rows[0]?.count;

it.each<[key: string, write: 'insert' | 'update' | 'delete', table: string, act: () => Promise<() => Promise<object>>]>(
  [
    ['failed-to-create-consent', 'insert', 'consents.version', async () => () => create(false)],
    ['failed-to-create-users-consents', 'insert', 'graphile_worker._private_jobs', async () => () => create(true)],
    [
      'failed-to-create-users-consents',
      'insert',
      'graphile_worker._private_jobs',
      async () => {
        const id = await draft();
        return () => save(id, { ...TEXT, is_published: true });
      },
    ],
    [
      'failed-to-update-consent',
      'update',
      'consents.consent',
      async () => {
        const id = await sent();
        return () => save(id, { is_archived: true });
      },
    ],
    [
      'failed-to-update-consent',
      'insert',
      'consents.version',
      async () => {
        const id = await sent();
        return () => save(id, TEXT);
      },
    ],
    [
      'failed-to-delete-consent',
      'delete',
      'consents.consent',
      async () => {
        const id = await draft();
        return () => admin.call(deleteConsent, { params: { id } });
      },
    ],
    [
      'failed-to-update-users-consent',
      'insert',
      'consents.log',
      async () => {
        const id = await sent();
        return () => answer(adult.client, adult.person_id, id, 'accepted');
      },
    ],
  ],
)(
  '%s: %s into %s is refused, nothing of it is left, and the next try goes through',
  async (key, write, table, prepare) => {
    const act = await prepare();
    const before = [await count('consent'), await count('version'), await count('log')];
    school.logged.length = 0;
    expect(await refusing(write, table, act)).toMatchObject({ status: 500, key });
    expect([await count('consent'), await count('version'), await count('log')]).toEqual(before);
    // Nobody outside hears why; whoever runs the school does.
    expect(school.logged.join()).toContain('"code":"53100"');
    expect(await act()).toMatchObject({ status: 200 });
  },
);

it('an answer that could not be logged is not an answer', async () => {
  const id = await sent();
  await refusing('insert', 'consents.log', () => answer(adult.client, adult.person_id, id, 'accepted'));
  const { data } = await adult.client.call(listUsersConsents, { params: { userId: adult.person_id }, query });
  expect(data.find(({ consent }) => consent.id === id)).toMatchObject({ status: 'pending', answered_by: null });
});
