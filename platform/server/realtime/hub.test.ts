import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOCKET_CLOSED } from '#platform/contract/realtime.ts';
import { makeMember, makeSchool } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { forgetGoneNodes, presenceOf } from './presence-store.ts';

/** Who is here is noted once a second, so that nobody need look oftener. */
const PATIENT = { timeout: 20_000, interval: 250 };

let school: StartedApp;
let url: string;
let school_id: number;
beforeAll(async () => {
  school = await startApp({ template: 'empty', hasSockets: true });
  school_id = await makeSchool(school.db);
  url = await school.listen();
});
afterAll(() => school.stop());

async function newcomer() {
  const person = await makeMember(school.db, { school_id, role: 'teacher' });
  return { ...person, enter: () => school.enter(person), client: await school.enter(person) };
}

it('a session has twenty sockets: the oldest makes room, and those of other sessions stay', async () => {
  const { client, enter } = await newcomer();
  const elsewhere = await connectAs(url, await enter());
  const oldest = await connectAs(url, client);
  const second = await connectAs(url, client);
  for (let count = 3; count <= 20; count += 1) await connectAs(url, client);
  expect(oldest.socket.readyState).toBe(oldest.socket.OPEN);
  const newest = await connectAs(url, client);
  expect(await oldest.closed).toBe(SOCKET_CLOSED.made_room);
  const stayed = [elsewhere, second, newest];
  for (const { say } of stayed) say({ action: 'ping' });
  await expect.poll(() => stayed.map(({ pongs }) => pongs.length), PATIENT).toEqual([1, 1, 1]);
});

it('a socket makes its person present until it has been gone for a while', async () => {
  const { client, person_id: user_id } = await newcomer();
  const presence = async () => (await presenceOf(school.db.kysely, [user_id]))[0];
  expect(await presence()).toEqual({ user_id, is_online: false, last_activity: null });
  const { socket } = await connectAs(url, client);
  await expect.poll(presence, PATIENT).toMatchObject({ is_online: true });
  // The server sleeps for so long that another one gives it up; awake again, it says who is here.
  await school.db.pool.query(`update platform.node set seen_at = now() - interval '1 minute'`);
  expect(await forgetGoneNodes(school.db.kysely, school.clock())).toContain(user_id);
  expect(await presence()).toMatchObject({ is_online: false });
  await expect.poll(presence, PATIENT).toMatchObject({ is_online: true });
  socket.terminate();
  await expect.poll(presence, PATIENT).toMatchObject({ is_online: false, last_activity: expect.any(String) });
});
