import { describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { getMyContext } from '#modules/people/contract/get-my-context.ts';
import { LINK, OWN_ORIGIN, startLaunching, withBearer, withFrame } from '#platform/testing/launching.ts';
import { makeRole } from '#platform/testing/make.ts';
import { STORY_HOST } from '#platform/testing/start-app.ts';
import { LAUNCH_CODE_SECONDS, LAUNCHED_SESSIONS } from '../contract/limits.ts';
import { forgetOldLaunchCodes } from './launch-code-store.ts';

const { school, host } = await startLaunching({ env: { KRIIT_PUBLIC_URL: 'https://kriit.example' } });

const me = (bearer: string | null) => school.client().call(getMe, undefined, withBearer(bearer ?? ''));
const roleOf = async (bearer: string | null) =>
  (await school.client().call(getMyContext, undefined, withBearer(bearer ?? ''))).data.current_role?.role_id;
const sessionsOf = async (person_id: number) =>
  (await school.db.pool.query('select method from account.session where person_id = $1', [person_id])).rows;

describe('a frame', () => {
  it('opens signed in, with a cookie of its own and a bearer', async () => {
    const person = await host.someone();
    const { status, data, response } = await host.open({ code: await host.codeFor(person) });
    expect([status, data]).toEqual([
      200,
      { user_id: person.person_id, bearer: expect.stringMatching(/^[\w-]{43}$/), bearer_expires_in: 600 },
    ]);
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-kriit-3000-frame=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    expect((await me(data.bearer)).data).toMatchObject({ id: person.person_id, school_id: 1 });
    expect(await sessionsOf(person.person_id)).toEqual([{ method: 'launch' }]);
  });

  it('has only the bearer where a browser would not keep the cookie', async () => {
    const code = await host.codeFor(await host.someone());
    const { data, response } = await host.open({ code }, school.client(), {
      'user-agent': 'Mozilla/5.0 (Macintosh) Version/19.0 Safari/605.1',
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await me(data.bearer)).status).toBe(200);
  });

  it('stands in the role that the host chose', async () => {
    const person = await host.someone();
    const other = await makeRole(school.db, person.person_id, { school_id: 2, role: 'staff' });
    for (const wish of [{ role_id: other }, { school_id: 2 }]) {
      const { data } = await host.open({ code: await host.codeFor(person, wish) });
      expect(await roleOf(data.bearer)).toBe(other);
    }
    const { data } = await host.open({ code: await host.codeFor(person) });
    expect(await roleOf(data.bearer)).toBe(person.role_id);
  });

  it('is not left behind without end by a site that launches anew with every visit', async () => {
    const person = await host.someone();
    const own = await school.enter(person);
    const first = await host.frameFor(person);
    for (let visit = 1; visit <= LAUNCHED_SESSIONS; visit += 1) {
      school.clock.advance(1);
      await host.frameFor(person);
    }
    expect(await sessionsOf(person.person_id)).toHaveLength(LAUNCHED_SESSIONS + 1);
    expect((await me(first.bearer)).key).toBe('session_not_authorised');
    expect((await own.call(getMe)).status).toBe(200);
  });

  it('needs the right code, on its page, in its minute', async () => {
    const code = await host.codeFor(await host.someone());
    const refused = [
      await host.open({ code: 'x' }),
      await host.open({ code: 'A'.repeat(43) }),
      await host.open({ code, origin: 'https://portal.example.evil' }),
      await host.open({ code, origin: OWN_ORIGIN }),
      await host.open({ code, path: '/' }),
      await host.open({ code, path: '/platform' }),
      await host.open({ code, framed: false }),
      await host.open({ ...LINK, code }),
    ];
    for (const { status, key, response } of refused) {
      expect([status, key]).toEqual([401, 'launch_code_invalid']);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    school.clock.advance(LAUNCH_CODE_SECONDS + 1);
    expect((await host.open({ code })).key).toBe('launch_code_invalid');
    school.clock.advance(-10);
    expect((await host.open({ code })).status).toBe(200);
  });

  it('is not opened for somebody whose role ended meanwhile', async () => {
    const person = await host.someone();
    const code = await host.codeFor(person);
    await school.db.pool.query('update people.role set ended_at = now() where id = $1', [person.role_id]);
    const { status, key } = await host.open({ code });
    expect([status, key]).toEqual([403, 'launch_not_possible']);
    expect(await sessionsOf(person.person_id)).toEqual([]);
  });

  it('takes a second code of the same person, and burns both', async () => {
    const [person, other] = [await host.someone(), await host.someone()];
    const [code, code2] = [await host.codeFor(person), await host.codeFor(person, { module: 'today' })];
    expect((await host.open({ code, code2: await host.codeFor(other) })).key).toBe('launch_code_invalid');
    expect((await host.open({ code, code2: 'x' })).key).toBe('launch_code_invalid');
    const { data } = await host.open({ code, code2 });
    expect((await me(data.bearer)).status).toBe(200);
    expect((await host.open({ code: code2, path: '/' })).key).toBe('launch_code_used');
    expect((await me(data.bearer)).key).toBe('session_not_authorised');
  });

  it('is not opened by a foreign page itself', async () => {
    const code = await host.codeFor(await host.someone());
    const { key } = await host.open({ code }, school.client(), { origin: STORY_HOST.origin });
    expect(key).toBe('request_blocked');
    expect((await host.open({ code })).status).toBe(200);
  });

  it('leaves the other frames of the person alone, but not those of somebody else', async () => {
    const [person, other] = [await host.someone(), await host.someone()];
    const first = await host.frameFor(person);
    const again = await host.open({ code: await host.codeFor(person) }, school.client(), { cookie: first.cookie });
    expect(again.status).toBe(200);
    expect((await me(first.bearer)).status).toBe(200);
    await host.open({ code: await host.codeFor(other) }, school.client(), { cookie: first.cookie });
    expect((await me(first.bearer)).key).toBe('session_not_authorised');
    expect((await me(again.data.bearer)).status).toBe(200);
  });

  it('says nothing to the session of our own pages, and hears nothing from it', async () => {
    const [person, other] = [await host.someone(), await host.someone()];
    const page = await school.enter(other);
    const { cookie } = await host.frameFor(person, page);
    const both = `${page.cookie}; ${cookie}`;
    const idOf = async (headers: Record<string, string>) =>
      (await school.client().call(getMe, undefined, { headers })).data?.id;
    expect(await idOf({ cookie: both })).toBe(other.person_id);
    expect(await idOf(withFrame(both).headers)).toBe(person.person_id);
    expect(await idOf({ cookie })).toBeUndefined();
    expect(await idOf(withFrame(page.cookie ?? '').headers)).toBeUndefined();
  });
});

describe('a code that is used twice', () => {
  it('ends the session that was made from it, also long after its minute', async () => {
    const code = await host.codeFor(await host.someone());
    const { data } = await host.open({ code });
    school.clock.advance(5 * 60);
    expect((await me(data.bearer)).status).toBe(200);
    const { status, key } = await host.open({ code, path: '/anywhere', origin: 'https://evil.example' });
    expect([status, key]).toEqual([401, 'launch_code_used']);
    expect((await me(data.bearer)).key).toBe('session_not_authorised');
    expect((await host.open({ code })).key).toBe('launch_code_used');
    expect(school.logged.join()).toMatch(/"request_id":"[\w-]+","security":"launch_code_used"/);
    expect(school.logged.join()).not.toContain(code);
  });

  it('lets one in, and then nobody, when twenty come at once', async () => {
    const person = await host.someone();
    const code = await host.codeFor(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => host.open({ code })));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ key }) => key === 'launch_code_used')).toHaveLength(19);
    expect((await me(winners[0]?.data.bearer ?? null)).key).toBe('session_not_authorised');
    expect(await sessionsOf(person.person_id)).toEqual([]);
  });

  it('is remembered as long as it can end something', async () => {
    const [unused, used] = [await host.codeFor(await host.someone()), await host.codeFor(await host.someone())];
    const { data } = await host.open({ code: used });
    school.clock.advance(25 * 3600);
    await school.db.kysely.transaction().execute((tx) => forgetOldLaunchCodes(tx, school.clock()));
    const { rows } = await school.db.pool.query('select session_id from account.launch_code');
    expect(rows.filter(({ session_id }) => session_id === null)).toEqual([]);
    expect((await host.open({ code: unused })).key).toBe('launch_code_invalid');
    expect((await host.open({ code: used })).key).toBe('launch_code_used');
    expect((await me(data.bearer)).key).toBe('session_not_authorised');
  });
});

describe('a link to our own address', () => {
  const link = { origin: OWN_ORIGIN };

  it('opens with the ordinary cookie alone', async () => {
    const person = await host.someone();
    const { data, response } = await host.open({ ...LINK, code: await host.codeFor(person, link) });
    expect(data).toEqual({ user_id: person.person_id, bearer: null, bearer_expires_in: null });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-kriit-3000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('opens under the public name too, and under no name that is not ours', async () => {
    const person = await host.someone();
    const origin = 'https://kriit.example';
    const code = await host.codeFor(person, { origin });
    expect((await host.open({ ...LINK, code })).key).toBe('launch_code_invalid');
    expect((await host.open({ ...LINK, code, origin })).status).toBe(200);
    const foreign = await host.codeFor(person);
    const { key } = await host.open({ ...LINK, code: foreign, origin: STORY_HOST.origin });
    expect(key).toBe('launch_code_invalid');
  });

  it('does not put anybody into the session of somebody else', async () => {
    const [victim, attacker] = [await host.someone(), await host.someone()];
    const browser = await school.enter(victim);
    const code = await host.codeFor(attacker, link);
    const { status, key, response } = await host.open({ ...LINK, code }, browser);
    expect([status, key]).toEqual([403, 'launch_not_possible']);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await browser.call(getMe)).data.id).toBe(victim.person_id);
    expect(await sessionsOf(attacker.person_id)).toEqual([]);
    expect((await host.open({ ...LINK, code })).status).toBe(200);
  });

  it('leaves a person the session that they have, and burns the code', async () => {
    const person = await host.someone();
    const browser = await school.enter(person);
    const code = await host.codeFor(person, link);
    const { data, response } = await host.open({ ...LINK, code }, browser);
    expect(data).toEqual({ user_id: person.person_id, bearer: null, bearer_expires_in: null });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await host.open({ ...LINK, code }, browser)).key).toBe('launch_code_used');
    expect(await sessionsOf(person.person_id)).toEqual([{ method: 'password' }]);
    expect((await browser.call(getMe)).data.id).toBe(person.person_id);
  });

  it('opens where a session of somebody else has ended', async () => {
    const [before, person] = [await host.someone(), await host.someone()];
    const browser = await school.enter(before);
    school.clock.advance(2 * 3600);
    expect((await host.open({ ...LINK, code: await host.codeFor(person, link) }, browser)).status).toBe(200);
  });
});
