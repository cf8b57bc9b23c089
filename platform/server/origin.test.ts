import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUser } from '#modules/account/contract/set-user.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { signOut } from '#modules/account/contract/sign-out.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { saveProfile } from '#modules/people/contract/save-profile.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { isForeign } from './origin.ts';

const OWN = 'school.ee';
const ALLOWED = ['https://portal.example'];
const foreign = (headers: Record<string, string>, protocol: 'http' | 'https' = 'https') =>
  isForeign({ headers, host: OWN, protocol }, ALLOWED);

describe('a write comes from a foreign page', () => {
  it.each([
    ['a script without either header', {}, false],
    ['our own page', { origin: `https://${OWN}`, 'sec-fetch-site': 'same-origin' }, false],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, false],
    ['an allowed origin', { origin: 'https://portal.example' }, false],
    [
      'an allowed origin that says cross-site',
      { origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' },
      true,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site' }, true],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }, true],
    ['no origin at all, says a sandbox', { origin: 'null' }, true],
    ['a host with our name in front', { origin: `https://${OWN}.evil.com` }, true],
    ['a host with our name at its end', { origin: `https://evil${OWN}` }, true],
    ['our host on another port', { origin: `https://${OWN}:8443` }, true],
    ['our host without encryption', { origin: `http://${OWN}` }, true],
    ['a user name that looks like us', { origin: `https://${OWN}@evil.com` }, true],
    ['another scheme', { origin: `ftp://${OWN}` }, true],
    ['an empty origin', { origin: '' }, true],
  ])('%s: %o is %s', (_who, headers, isRefused) => {
    expect(foreign(headers)).toBe(isRefused);
  });

  it('takes https as our own behind a proxy that is not named, and http where we are http', () => {
    expect(foreign({ origin: `https://${OWN}` }, 'http')).toBe(false);
    expect(foreign({ origin: `http://${OWN}` }, 'http')).toBe(false);
  });
});

describe('every state-changing call', () => {
  let school: StartedApp;
  let person: TestClient;
  beforeAll(async () => {
    school = await startApp({ env: { KRIIT_ORIGINS: 'https://portal.example' } });
    person = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  });
  afterAll(() => school.stop());

  const attacks: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  it.each(attacks)('refuses %o, the two GETs that change something included', async (headers) => {
    const answers = [
      await person.call(saveProfile, { body: { support_chat_id: 'planted' } }, { headers }),
      await person.call(setUser, { query: { redirect: false } }, { headers }),
      await person.call(signOut, { query: { redirect: false } }, { headers }),
      await person.call(signIn, { body: { username: 'teacher', password: 'x' } }, { headers }),
    ];
    for (const { status, key } of answers) expect([status, key]).toEqual([403, 'request_blocked']);
    const me = await person.call(getMe);
    expect([me.status, me.data.support_chat_id]).toEqual([200, null]);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'takes no form of a foreign page: %s',
    async (type) => {
      const payload = '{"support_chat_id":"planted"}';
      const sent = { method: 'POST', url: '/api/user/profile', headers: { 'content-type': type }, payload };
      const response = await person.raw(sent);
      expect([response.statusCode, response.json().errors[0].message]).toEqual([415, 'unsupported_content_type']);
    },
  );

  it('passes with an allowed origin, and still tells no browser that it may read', async () => {
    const { status, response } = await person.call(
      saveProfile,
      { body: { support_chat_id: 'chat-1' } },
      { headers: { origin: 'https://portal.example' } },
    );
    expect(status).toBe(200);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['null', 'https://localhost.evil.com', 'https://portal.example'])(
    'answers no preflight of %s',
    async (origin) => {
      const response = await person.raw({
        method: 'OPTIONS',
        url: '/api/user/profile',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(response.statusCode).toBe(404);
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );
});
