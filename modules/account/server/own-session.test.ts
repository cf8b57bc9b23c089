import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { SOCKET_CLOSED } from '#platform/contract/realtime.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { launching, withBearer } from '#platform/testing/launching.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { disownDevice } from '../contract/disown-device.ts';
import { endOtherSessions } from '../contract/end-other-sessions.ts';
import { endSession } from '../contract/end-session.ts';
import { IDLE_MINUTES_DESKTOP } from '../contract/limits.ts';
import { listSessions } from '../contract/list-sessions.ts';
import { signIn } from '../contract/sign-in.ts';
import { signOut } from '../contract/sign-out.ts';
import { reactions } from '../web/data/reactions.ts';
import { DEMO_PASSWORD } from './demo-password.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';
const [HOME, CAFE] = ['192.168.1.7', '203.0.113.9'];

let school: StartedApp;
let url: string;
beforeAll(async () => {
  school = await startApp({ hasSockets: true, env: { KRIIT_TRUSTED_PROXIES: '127.0.0.1,::1' } });
  url = await school.listen();
});
afterAll(() => school.stop());

let username: string;
let count = 0;
let person_id: number;
beforeEach(async () => {
  school.clock.follow();
  count += 1;
  username = `walker.${count}`;
  ({ person_id } = await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  await school.db.pool.query(
    `insert into account.credential (person_id, username, password_hash)
     select $1, $2, password_hash from account.credential where username = 'teacher'`,
    [person_id, username],
  );
});

const from = (user_agent: string, address: string) => ({
  headers: { 'user-agent': user_agent, 'x-forwarded-for': address },
});

async function enter(user_agent = CHROME, address = HOME): Promise<TestClient> {
  const client = school.client();
  const { status } = await client.call(
    signIn,
    { body: { username, password: DEMO_PASSWORD } },
    from(user_agent, address),
  );
  expect(status).toBe(200);
  return client;
}

const sessionsOf = async (client: TestClient) =>
  (await client.call(listSessions, {}, from(CHROME, HOME))).data.sessions;
const idOf = async (client: TestClient): Promise<number> =>
  (await sessionsOf(client)).find(({ is_current }) => is_current)?.id ?? 0;

describe('the list of sessions', () => {
  it('shows device, address, place, use and method of each, this one first', async () => {
    const home = await enter();
    school.clock.advance(30);
    await enter(FIREFOX, CAFE);
    expect(await sessionsOf(home)).toMatchObject([
      { device: 'Chrome, Windows', address: HOME, place: 'this_network', method: 'password', is_current: true },
      { device: 'Firefox, Linux', address: CAFE, place: 'unknown', method: 'password', is_current: false },
    ]);
  });

  it('shows from where a session was last used, not from where it was opened', async () => {
    const [home, phone] = [await enter(), await enter(FIREFOX, CAFE)];
    school.clock.advance(90);
    await phone.call(getMe, {}, from(FIREFOX, '10.20.30.40'));
    expect((await sessionsOf(home)).find(({ device }) => device === 'Firefox, Linux')).toMatchObject({
      address: '10.20.30.40',
      place: 'local_network',
    });
  });

  it('has neither those that ended by the clock nor those of anybody else', async () => {
    await enter(FIREFOX, CAFE);
    school.clock.advance(IDLE_MINUTES_DESKTOP * 60 + 1);
    const home = await enter();
    expect(await sessionsOf(home)).toHaveLength(1);
  });

  it('is closed to a session that another site opened', async () => {
    const { bearer } = await launching(school).frameFor({ username });
    const framed = school.client();
    expect((await framed.call(listSessions, {}, withBearer(bearer))).key).toBe('step_up_needed');
    expect((await framed.call(endOtherSessions, {}, withBearer(bearer))).key).toBe('step_up_needed');
  });
});

describe('ending a session', () => {
  it('is felt on the very next call, and its socket falls silent', async () => {
    const [home, cafe] = [await enter(), await enter(FIREFOX, CAFE)];
    const socket = await connectAs(url, cafe);
    expect((await home.call(endSession, { params: { sessionId: await idOf(cafe) } })).data).toEqual({ ended: 1 });
    expect((await cafe.call(getMe)).key).toBe('session_not_authorised');
    expect((await home.call(getMe)).status).toBe(200);
    expect(await socket.closed).toBe(SOCKET_CLOSED.signed_out);
  });

  it('is done once: a second click finds it gone, and nobody ends what is not theirs', async () => {
    const [home, cafe] = [await enter(), await enter(FIREFOX, CAFE)];
    const params = { sessionId: await idOf(cafe) };
    const stranger = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
    expect((await stranger.call(endSession, { params })).key).toBe('session_gone');
    expect((await cafe.call(getMe)).status).toBe(200);
    const told = await Promise.all([0, 1].map(() => home.call(endSession, { params })));
    expect(told.map(({ key }) => key).toSorted()).toEqual(['session_gone', undefined]);
  });

  it('ends all others at once, and leaves this one', async () => {
    const home = await enter();
    const others = [await enter(FIREFOX, CAFE), await enter(CHROME, CAFE), await enter()];
    const stranger = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    expect((await home.call(endOtherSessions)).data).toEqual({ ended: 3 });
    for (const other of others) expect((await other.call(getMe)).status).toBe(401);
    expect((await stranger.call(getMe)).status).toBe(200);
    expect(await sessionsOf(home)).toHaveLength(1);
    expect((await home.call(endOtherSessions)).data).toEqual({ ended: 0 });
  });
});

describe('“this was not me”', () => {
  /** Where the newest notice of a new device leads. */
  const deviceInNotice = async (client: TestClient): Promise<number> => {
    await school.app.jobs.runWaiting();
    const { notices } = (await client.call(listNotices)).data;
    return Number(notices[0]?.link?.split('/profile/not-me?device=')[1]);
  };

  it('ends everything on the device that the notice speaks of, and takes it for new from then on', async () => {
    const home = await enter();
    const intruder = [await enter(FIREFOX, CAFE), await enter(FIREFOX, CAFE)];
    const deviceId = await deviceInNotice(home);
    expect((await sessionsOf(home)).map(({ device_id }) => device_id === deviceId)).toEqual([false, true, true]);
    const stranger = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    expect((await stranger.call(disownDevice, { params: { deviceId } })).key).toBe('device_gone');
    expect((await home.call(disownDevice, { params: { deviceId } })).data).toEqual({ ended: 2 });
    for (const session of intruder) expect((await session.call(getMe)).status).toBe(401);
    expect((await home.call(disownDevice, { params: { deviceId } })).key).toBe('device_gone');
    await enter(FIREFOX, CAFE);
    expect(await deviceInNotice(home)).not.toBe(deviceId);
  });

  it('never ends the session in which it is said', async () => {
    await enter();
    const [saying, other] = [await enter(FIREFOX, CAFE), await enter(FIREFOX, CAFE)];
    const deviceId = await deviceInNotice(saying);
    expect((await saying.call(disownDevice, { params: { deviceId } })).data).toEqual({ ended: 1 });
    expect((await saying.call(getMe)).status).toBe(200);
    expect((await other.call(getMe)).status).toBe(401);
  });
});

it('an open list of sessions shows who comes and goes', async () => {
  const reader = await enter();
  const socket = await connectAs(url, reader);
  const shown = [{ endpoint: listSessions, input: {} }];
  const clients: TestClient[] = [];
  const come = async () => void clients.push(await enter(FIREFOX, CAFE));
  const goes = () => clients.pop()?.call(signOut, { query: { redirect: false } });
  const endAll = () => reader.call(endOtherSessions);
  const lengths: number[] = [];
  for (const act of [come, come, goes, endAll]) {
    await expectStaysFresh({ reader, socket, reactions, shown, act: async () => void (await act()) });
    lengths.push((await sessionsOf(reader)).length);
  }
  expect(lengths).toEqual([2, 3, 2, 1]);
});
