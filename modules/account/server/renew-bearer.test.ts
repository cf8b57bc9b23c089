import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { saveProfile } from '#modules/people/contract/save-profile.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { handle } from '#platform/server/handle.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { startLaunching, withBearer, withFrame } from '#platform/testing/launching.ts';
import { makeRole } from '#platform/testing/make.ts';
import { createSocketTicket } from '../contract/create-socket-ticket.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { BEARER_SECONDS } from '../contract/limits.ts';
import { renewBearer } from '../contract/renew-bearer.ts';
import { setUser } from '../contract/set-user.ts';
import { signOut } from '../contract/sign-out.ts';
import { staySignedIn } from '../contract/stay-signed-in.ts';
import { forgetOldBearers } from './bearer-store.ts';

const grave = endpoint('POST /story/password', { answer: Type.Object({}) });
const story: ServerModule = {
  name: 'story',
  handlers: [handle(grave, async () => ({}))],
  policy: { [grave.route]: { who: 'signed-in', reach: 'self', step_up: true } },
  errors: {},
};

const { school, host } = await startLaunching({ modules: [story] });

const call = (bearer: string) => school.client().call(getMe, undefined, withBearer(bearer));
const roleBy = async (way: { headers: Record<string, string> }) =>
  (await school.client().call(getMyContext, undefined, way)).data.current_role?.role_id;
const renew = (bearer: string) => school.client().call(renewBearer, undefined, withBearer(bearer));

describe('a bearer', () => {
  it('lasts ten minutes, and its successor ten more', async () => {
    const { bearer } = await host.frameFor(await host.someone());
    school.clock.advance(BEARER_SECONDS - 60);
    const { data } = await renew(bearer);
    expect(data).toEqual({ bearer: expect.stringMatching(/^[\w-]{43}$/), bearer_expires_in: 600 });
    expect((await call(bearer)).status).toBe(200);
    school.clock.advance(61);
    for (const { status, key } of [await call(bearer), await renew(bearer)])
      expect([status, key]).toEqual([401, 'token_expired']);
    expect((await call(data.bearer)).status).toBe(200);
    school.clock.advance(BEARER_SECONDS - 60);
    expect((await call(data.bearer)).key).toBe('token_expired');
  });

  it('is swept when nobody asks about it any more', async () => {
    const { bearer } = await host.frameFor(await host.someone());
    const sweep = () => school.db.kysely.transaction().execute((tx) => forgetOldBearers(tx, school.clock()));
    school.clock.advance(3600 - 60);
    await sweep();
    expect((await call(bearer)).key).toBe('token_expired');
    school.clock.advance(25 * 3600);
    await sweep();
    expect(
      (await school.db.pool.query('select from account.bearer where expires_at < $1', [school.clock()])).rows,
    ).toEqual([]);
  });

  it('is not kept alive by its renewal when nobody is there', async () => {
    let { bearer } = await host.frameFor(await host.someone());
    for (let minutes = 0; minutes < 60; minutes += 9) {
      bearer = (await renew(bearer)).data.bearer;
      school.clock.advance(9 * 60);
    }
    const { status, key } = await renew(bearer);
    expect([status, key]).toEqual([401, 'session_not_authorised']);
  });

  it('is over with its session, on the very next call', async () => {
    const person = await host.someone();
    const { bearer } = await host.frameFor(person);
    const next = (await renew(bearer)).data.bearer;
    expect((await call(next)).status).toBe(200);
    await school.db.pool.query('delete from account.session where person_id = $1', [person.person_id]);
    for (const one of [bearer, next])
      for (const { status, key } of [await call(one), await renew(one)])
        expect([status, key]).toEqual([401, 'session_not_authorised']);
  });

  it('is not made of a cookie', async () => {
    const person = await host.someone();
    const page = await school.enter(person);
    expect((await page.call(renewBearer)).key).toBe('not_allowed_action');
    const { cookie } = await host.frameFor(person);
    expect((await school.client().call(renewBearer, undefined, withFrame(cookie))).key).toBe('not_allowed_action');
  });

  it('counts alone: no cookie stands in for one that opens nothing', async () => {
    const page = await school.enter(await host.someone());
    const token = page.cookie?.split('=')[1];
    for (const authorization of ['Bearer', 'Bearer x', 'Bearer a b', 'bearer nothing', `Bearer ${token}`]) {
      const { key } = await page.call(getMe, undefined, { headers: { authorization } });
      expect([authorization, key]).toEqual([authorization, 'session_not_authorised']);
    }
    // Other schemes are somebody else's, such as a proxy's.
    expect((await page.call(getMe, undefined, { headers: { authorization: 'Basic eDp5' } })).status).toBe(200);
  });

  it('is no cookie, and opens nothing from the query', async () => {
    const { bearer } = await host.frameFor(await host.someone());
    for (const cookie of [`kriit-3000=${bearer}`, `__Host-kriit-3000=${bearer}`])
      expect((await school.client().call(getMe, undefined, { headers: { cookie } })).key).toBe(
        'session_not_authorised',
      );
    for (const name of ['token', 'token2', 'bearer', 'access_token', 'code'])
      expect((await school.client().raw({ method: 'GET', url: `/api/user/me?${name}=${bearer}` })).statusCode).toBe(
        401,
      );
  });

  it('is refused from a foreign page, like every call that changes something', async () => {
    const { bearer } = await host.frameFor(await host.someone());
    const { headers } = withBearer(bearer);
    const { key } = await school
      .client()
      .call(staySignedIn, undefined, { headers: { ...headers, origin: 'https://portal.example' } });
    expect(key).toBe('request_blocked');
  });
});

describe('a launched session', () => {
  it('answers by bearer and by cookie alike, and can open a socket', async () => {
    const { bearer, cookie } = await host.frameFor(await host.someone());
    for (const way of [withBearer(bearer), withFrame(cookie)]) {
      const client = school.client();
      expect((await client.call(getMyStatus, undefined, way)).data).toMatchObject({ method: 'launch' });
      expect((await client.call(staySignedIn, undefined, way)).status).toBe(200);
      expect((await client.call(createSocketTicket, undefined, way)).data.access_token).toMatch(/^[\w-]{43}$/);
    }
  });

  it('is asked for a step-up where it matters, whichever way it came', async () => {
    const person = await host.someone();
    const { bearer, cookie } = await host.frameFor(person);
    for (const way of [withBearer(bearer), withFrame(cookie)]) {
      const { status, key } = await school.client().call(grave, undefined, way);
      expect([status, key]).toEqual([403, 'step_up_needed']);
    }
    expect((await (await school.enter(person)).call(grave)).status).toBe(200);
  });

  it('does not change the language of the account', async () => {
    const person = await host.someone();
    const [client, way] = [school.client(), withBearer((await host.frameFor(person)).bearer)];
    const told = async (body: { lang_code?: 'ja'; support_chat_id?: string }) =>
      (await client.call(saveProfile, { body }, way)).key;
    expect(await told({ lang_code: 'ja' })).toBe('step_up_needed');
    expect(await told({ support_chat_id: 'chat-1' })).toBeUndefined();
  });

  it('switches its role: the cookie is renewed, a bearer goes on', async () => {
    const person = await host.someone();
    const other = await makeRole(school.db, person.person_id, { school_id: 2, role: 'staff' });
    const { bearer, cookie } = await host.frameFor(person);
    const switchTo = (role_id: number, way: { headers: Record<string, string> }) =>
      school.client().call(setUser, { query: { role_id, redirect: false } }, way);

    const { response } = await switchTo(other, withFrame(cookie));
    const [renewed = ''] = String(response.headers['set-cookie']).split(';');
    expect(response.headers['set-cookie']).toMatch(/^__Host-kriit-3000-frame=.*; SameSite=None; Partitioned$/);
    expect((await school.client().call(getMe, undefined, withFrame(cookie))).key).toBe('session_not_authorised');
    expect(await roleBy(withFrame(renewed))).toBe(other);
    expect(await roleBy(withBearer(bearer))).toBe(other);

    const back = await switchTo(person.role_id, withBearer(bearer));
    expect([back.status, back.data.role_id]).toEqual([200, person.role_id]);
    expect(await roleBy(withBearer(bearer))).toBe(person.role_id);
  });

  it('is ended by signing out, and only it', async () => {
    const person = await host.someone();
    const page = await school.enter(person);
    for (const kind of ['bearer', 'cookie'] as const) {
      const { bearer, cookie } = await host.frameFor(person);
      const way = kind === 'bearer' ? withBearer(bearer) : withFrame(`${page.cookie}; ${cookie}`);
      const { response } = await school.client().call(signOut, { query: { redirect: false } }, way);
      expect([response.headers['set-cookie']].flat()).toEqual([
        '__Host-kriit-3000-frame=; Path=/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=0',
      ]);
      expect((await call(bearer)).key).toBe('session_not_authorised');
    }
    expect((await page.call(getMe)).status).toBe(200);
  });
});
