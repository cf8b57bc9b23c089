import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import { ROLE_TYPES, type RoleName } from '#modules/people/contract/role-types.ts';
import type { Audience } from '#platform/contract/fact.ts';
import { mintActor } from '#platform/server/actor.ts';
import { askNothing } from '#platform/testing/consents.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { countNotices } from '../contract/count-notices.ts';
import { listNotices } from '../contract/list-notices.ts';
import { listOutbox } from '../contract/list-outbox.ts';
import { readNotices } from '../contract/read-notices.ts';
import { saveChoice } from './choice-store.ts';
import { chooseChannels, myChannels, notify } from './doors.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_DEMO: '1' } });
  await askNothing(school.db.pool);
});
afterAll(() => school.stop());

const note = async (audience: Audience, cause: string) => {
  const given = { role: { word: 'people:roles.teacher' }, school: 'Kool' };
  await school.db.kysely
    .transaction()
    .execute((tx) => notify(tx, audience, roleGivenNotice, given, { now: school.clock(), cause, link: '/' }));
};

const tell = async (audience: Audience, cause: string) => {
  await note(audience, cause);
  await school.app.jobs.runWaiting();
};

const someone = async (role: RoleName = 'staff') => {
  const member = await makeMember(school.db, { school_id: 1, role });
  return { ...member, client: await school.enter(member) };
};

it('stands under the bell of the one whom it concerns, live, until it is read', async () => {
  const [reader, other] = [await someone(), await someone()];
  school.told.length = 0;
  for (const cause of ['a', 'b', 'c']) await tell({ persons: [reader.person_id] }, cause);
  expect(school.told.map(({ name, audience }) => ({ name, audience }))).toEqual(
    Array.from({ length: 3 }, () => ({ name: 'notices.notice_added', audience: { persons: [reader.person_id] } })),
  );
  const { data } = await reader.client.call(listNotices);
  expect(data).toMatchObject({ unread_count: 3, total: 3, has_more: false });
  expect(data.notices[0]).toMatchObject({
    kind: 'people.role_given',
    params: { role: { word: 'people:roles.teacher' }, school: 'Kool' },
    link: '/',
    read_at: null,
  });
  const [newest, middle, oldest] = data.notices.map(({ id }) => id) as [number, number, number];
  expect(newest).toBeGreaterThan(oldest);

  // Somebody else reads in vain.
  expect((await other.client.call(readNotices, { body: { id: oldest } })).data).toEqual({ unread_count: 0 });
  expect((await reader.client.call(readNotices, { body: { id: oldest } })).data).toEqual({ unread_count: 2 });
  // All that was seen, which is not what came later.
  expect((await reader.client.call(readNotices, { body: { through: middle } })).data).toEqual({ unread_count: 1 });
  expect((await reader.client.call(countNotices)).data).toEqual({ unread_count: 1 });
  expect(school.told.filter(({ name }) => name === 'notices.notices_read')).toHaveLength(2);
  expect((await other.client.call(listNotices)).data.total).toBe(0);
});

it('comes page by page', async () => {
  const reader = await someone();
  for (let at = 0; at < 25; at += 1) await note({ persons: [reader.person_id] }, `page:${at}`);
  await school.app.jobs.runWaiting();
  const first = (await reader.client.call(listNotices)).data;
  const second = (await reader.client.call(listNotices, { query: { page: 2 } })).data;
  expect([first.notices.length, first.has_more, second.notices.length, second.has_more]).toEqual([20, true, 5, false]);
  expect(new Set([...first.notices, ...second.notices].map(({ id }) => id)).size).toBe(25);
});

it('reaches an audience, each by the ways they chose, and everybody once', async () => {
  const [silent, quiet] = [await someone(), await makeMember(school.db, { school_id: 2, role: 'headmaster' })];
  await school.db.kysely.transaction().execute(async (tx) => {
    await saveChoice(tx, quiet.person_id, roleGivenNotice.name, {
      in_app: false,
      email: 'off',
      push: false,
      sms: false,
    });
  });
  const leader = await makeMember(school.db, { school_id: 2, role: 'admin' });
  school.told.length = 0;
  await tell({ name: 'school-leaders:2' }, 'leaders');
  const [fact] = school.told;
  const reached = fact && 'persons' in fact.audience ? fact.audience.persons : [];
  expect(reached).toContain(leader.person_id);
  expect(reached).not.toContain(quiet.person_id);
  expect(reached).not.toContain(silent.person_id);
  const quietClient = await school.enter(quiet);
  expect((await quietClient.call(listNotices)).data.total).toBe(0);
});

it('shows in the outbox of the demonstration what would have been sent, until it is withdrawn', async () => {
  const head = await school.as('headmaster');
  const reader = await someone('teacher');
  await school.db.pool.query(`update people.person set email = 'uus@kool.example', lang_code = 'lv' where id = $1`, [
    reader.person_id,
  ]);
  const given = await head.call(giveRole, {
    params: { schoolId: 1, personId: reader.person_id },
    body: { type_id: ROLE_TYPES.staff, label: 'librarian' },
  });
  await school.app.jobs.runWaiting();
  const ours = async () =>
    (await school.client().call(listOutbox)).data.letters
      .filter(({ subject }) => subject === 'Jums ir jauna loma')
      .toSorted((a, b) => a.channel.localeCompare(b.channel));
  expect(await ours()).toMatchObject([
    { channel: 'email', recipient: 'uus@kool.example', language: 'lv', text: expect.stringContaining('Bibliotekār') },
    { channel: 'push', language: 'lv' },
  ]);
  const role = given.data.roles.find(({ type_id }) => type_id === ROLE_TYPES.staff);
  await head.call(endRole, { params: { schoolId: 1, roleId: role?.role_id ?? 0 } });
  expect(await ours()).toEqual([]);
  expect((await reader.client.call(listNotices)).data.total).toBe(0);
});

it('hears by the ways of the kind until somebody chooses', async () => {
  const { person_id } = await someone();
  const me = mintActor({
    session_id: 1,
    session_key: 'key',
    is_launched: false,
    proved_at: null,
    eid_proved_at: null,
    user_id: person_id,
    firstname: 'Story',
    lastname: 'Reader',
    lang_code: 'en',
    profile_picture: null,
    support_chat_id: null,
    is_root: false,
    is_verified: false,
    role: null,
    viewed_user_id: person_id,
  });
  await school.db.kysely.transaction().execute(async (tx) => {
    const mine = async () => (await myChannels(tx, me, [roleGivenNotice])).get(roleGivenNotice.name);
    expect(await mine()).toEqual(roleGivenNotice.channels);
    const weekly = { in_app: false, email: 'weekly', push: false, sms: true } as const;
    await chooseChannels(tx, me, roleGivenNotice, weekly);
    expect(await mine()).toEqual(weekly);
  });
});
