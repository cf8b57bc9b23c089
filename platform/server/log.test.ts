import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLaunchCode } from '#modules/account/contract/create-launch-code.ts';
import { launch } from '#modules/account/contract/launch.ts';
import { signIn } from '#modules/account/contract/sign-in.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { handle } from './handle.ts';
import { createLog, securityEvent } from './log.ts';

const PASSWORD = 'canary-Password-1';
const TOKEN = 'canary-token-in-the-address';
const ID_CODE = '38001085718';
const TEXT = 'canary: what a child wrote';

const breakTable = endpoint('POST /story/broken-rows', {
  body: Type.Object({ id_code: Type.String(), text: Type.String() }),
  answer: Type.Object({}),
});
const quoting = {
  name: 'story',
  handlers: [
    // The database quotes the whole row, and the value that it could not read, in these errors.
    handle(breakTable, async ({ tx, body }) => {
      if (body.text === 'number') await sql`select ${body.id_code}::boolean`.execute(tx);
      await sql`insert into broken (id_code, text, must) values (${body.id_code}, ${body.text}, null)`.execute(tx);
      return {};
    }),
  ],
  policy: { [breakTable.route]: { who: 'any-role', reach: 'self' } as const },
  errors: {},
};

let school: StartedApp;
let admin: TestClient;
beforeAll(async () => {
  school = await startApp({ modules: [quoting], env: { KRIIT_LOG_LEVEL: 'debug' } });
  await school.db.pool.query('create table broken (id_code text, text text, must text not null)');
  admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
});
afterAll(() => school.stop());

describe('the log', () => {
  it('never holds a password, a token, an id code or a text, even at its most talkative', async () => {
    const stranger = school.client();
    await stranger.call(signIn, { body: { username: 'teacher', password: PASSWORD } });
    await stranger.raw({ method: 'GET', url: `/api/user/me?token=${TOKEN}&token2=${TOKEN}` });
    stranger.cookie = `kriit-3000=${TOKEN}`;
    await stranger.raw({ method: 'GET', url: `/api/nothing?token=${TOKEN}`, headers: { authorization: TOKEN } });
    const opening = { origin: 'https://portal.example', path: '/school', framed: true };
    await stranger.call(getMe, undefined, { headers: { authorization: `Bearer ${TOKEN}` } });
    await stranger.call(launch, { body: { code: TOKEN, code2: TOKEN, ...opening } });
    await stranger.call(createLaunchCode, {
      body: { host_key: TOKEN, origin: opening.origin, username: 'teacher', module: 'people' },
    });
    for (const text of [TEXT, 'number'])
      expect((await admin.call(breakTable, { body: { id_code: ID_CODE, text } })).status).toBe(500);
    await admin.raw({
      method: 'POST',
      url: '/api/story/broken-rows',
      headers: { 'content-type': 'application/json' },
      payload: `{"id_code":"${ID_CODE}","text":"${TEXT}",`,
    });
    const all = school.logged.join('\n');
    expect(school.logged.length).toBeGreaterThan(1);
    for (const canary of [PASSWORD, TOKEN, ID_CODE, TEXT, admin.cookie ?? 'none']) expect(all).not.toContain(canary);
  });

  it('still says what broke and where', () => {
    const bug = school.logged.map((line) => JSON.parse(line)).find(({ err }) => err?.code === '23502');
    expect(bug).toMatchObject({ msg: 'bug', route: '/api/story/broken-rows', err: { table: 'broken' } });
    expect(bug.err.stack).toContain('log.test.ts');
  });

  it('keeps an invitation link to itself', async () => {
    const { data } = await admin.call(invitePerson, {
      params: { schoolId: 1 },
      body: { firstname: 'Mari', lastname: 'Maasikas', type_id: 7 },
    });
    expect(school.logged.join('\n')).not.toContain(data.path.split('/').at(-1));
  });

  it('has one record per event, whatever a name says', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    securityEvent(log, 'other_school', { name: 'x"}\n{"level":60,"msg":"forged"}\r\n' });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'security', security: 'other_school' });
  });

  it('hides what opens doors when a whole object is passed in', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info({ password: PASSWORD, body: { token: TOKEN, id_code: ID_CODE, text: TEXT, cookie: TOKEN } });
    for (const canary of [PASSWORD, TOKEN, ID_CODE, TEXT]) expect(lines.join()).not.toContain(canary);
  });
});
