import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { askNothing } from '#platform/testing/consents.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { DEVICE_KNOWN_DAYS } from '../contract/limits.ts';
import { signIn } from '../contract/sign-in.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { forgetOldDevices } from './known-device-store.ts';

const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/${version}.0.0.0 Safari/537.36`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';
const HOME = '198.51.100.7';
const CHROME = chrome(156);

let school: StartedApp;
beforeAll(async () => {
  // The story sends from many networks.
  school = await startApp({ env: { KRIIT_TRUSTED_PROXIES: '127.0.0.1' } });
  await askNothing(school.db.pool);
});
afterAll(() => school.stop());

let username: string;
let count = 0;
let person_id: number;
let role_id: number;
beforeEach(async () => {
  school.clock.follow();
  count += 1;
  username = `traveller.${count}`;
  ({ person_id, role_id } = await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  await school.db.pool.query(
    `insert into account.credential (person_id, username, password_hash)
     select $1, $2, password_hash from account.credential where username = 'teacher'`,
    [person_id, username],
  );
});

const enter = async (user_agent: string, address = HOME, password = DEMO_PASSWORD) => {
  const headers = { 'user-agent': user_agent, 'x-forwarded-for': address };
  const { key } = await school.client().call(signIn, { body: { username, password } }, { headers });
  await school.app.jobs.runWaiting();
  return key;
};

/** Of which devices this person, or another one, was told. */
const told = async (made = { person_id, role_id }) => {
  const { data } = await (await school.enter(made)).call(listNotices);
  return data.notices.map(({ kind, params, link }) => ({ kind, device: params.device, link }));
};
const notice = (device: unknown) => ({
  kind: 'account.new_device',
  device,
  link: expect.stringMatching(/^\/profile\/not-me\?device=\d+$/),
});

describe('a sign-in from a new device', () => {
  it('is told, once, and the very first one is not', async () => {
    await enter(CHROME);
    expect(await told()).toEqual([]);
    await enter(FIREFOX);
    expect(await told()).toEqual([notice('Firefox, Linux')]);
    for (const user_agent of [FIREFOX, CHROME]) await enter(user_agent);
    expect(await told()).toHaveLength(1);
  });

  it('is one from another network, and none from another address or with a newer version', async () => {
    await enter(CHROME);
    await enter(chrome(157), '198.51.100.200');
    expect(await told()).toEqual([]);
    await enter(CHROME, '203.0.113.7');
    expect(await told()).toEqual([notice('Chrome, Windows')]);
  });

  it('does not repeat what a program says of itself, unless we know its name', async () => {
    await enter(CHROME);
    await enter('Your account is closed, call 5550100');
    expect(await told()).toEqual([notice({ word: 'account:devices.unknown' })]);
  });

  it('is told when many come at once, but only to the one whose account it is', async () => {
    const other = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    await enter(CHROME);
    await Promise.all(Array.from({ length: 5 }, () => enter(FIREFOX)));
    expect(await told()).toEqual([notice('Firefox, Linux')]);
    expect(await told(other)).toEqual([]);
  });

  it('is none while the password is wrong', async () => {
    await enter(CHROME);
    expect(await enter(FIREFOX, HOME, 'wrong')).toBe('wrong_username_or_password');
    await enter(FIREFOX);
    expect(await told()).toHaveLength(1);
  });
});

describe('a device that is not used', () => {
  const sweep = () => school.db.kysely.transaction().execute((tx) => forgetOldDevices(tx, school.clock()));
  const known = async () =>
    (await school.db.pool.query('select from account.known_device where person_id = $1', [person_id])).rowCount;

  it('is forgotten after half a year, except the last one, so that the account does not seem new', async () => {
    await enter(CHROME);
    school.clock.advance(3_600);
    await enter(FIREFOX);
    school.clock.advance((DEVICE_KNOWN_DAYS - 1) * 86_400);
    await sweep();
    expect(await known()).toBe(2);
    school.clock.advance(2 * 86_400);
    await sweep();
    expect(await known()).toBe(1);
    await enter(CHROME);
    // A notice of half a year ago may have been swept away in between.
    expect((await told())[0]).toEqual(notice('Chrome, Windows'));
  });
});
