import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staySignedIn } from '#modules/account/contract/stay-signed-in.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { handle, handleSlowly } from './handle.ts';

const peek = endpoint('GET /story/peek', {
  answer: Type.Object({ name: Type.String(), inner: Type.Object({ shown: Type.Integer() }) }),
});
const scribble = endpoint('GET /story/scribble', { answer: Type.Object({}) });
const bake = endpoint('POST /story/cookies', {
  body: Type.Object({ fate: Type.Union([Type.Literal('well'), Type.Literal('refused'), Type.Literal('tie-once')]) }),
  answer: Type.Object({}),
  refuses: ['story_refused'],
  secret: true,
});
const stepwise = endpoint('POST /story/steps', { answer: Type.Object({ steps: Type.Integer() }), secret: true });

let tries = 0;
const story = {
  name: 'story',
  handlers: [
    handle(peek, async () => ({ name: 'x', password_hash: 'secret', inner: { shown: 1, hidden: 2 } }) as never),
    handle(scribble, async ({ tx }) => {
      await sql`insert into step values (1)`.execute(tx);
      return {};
    }),
    handle(bake, async ({ body, cookie, refuse }) => {
      tries += 1;
      cookie.set(`token-${tries}`, { is_lasting: false });
      if (body.fate === 'refused') refuse('story_refused');
      if (body.fate === 'tie-once' && tries === 1) throw Object.assign(new Error('tie'), { code: '40P01' });
      return {};
    }),
    handleSlowly(stepwise, async ({ transaction }) => {
      await transaction(async (tx) => sql`insert into step values (1)`.execute(tx));
      await transaction(async (tx) => {
        await sql`insert into step values (2)`.execute(tx);
        throw new Error('the second step fails');
      }).catch(() => {});
      return transaction(async (tx) => ({ steps: (await sql`select from step`.execute(tx)).rows.length }));
    }),
  ],
  policy: Object.fromEntries(
    [peek, scribble, bake, stepwise].map(({ route }) => [route, { who: 'any-role', reach: 'self' } as const]),
  ),
  errors: { story_refused: 409 },
};

let school: StartedApp;
let person: TestClient;
beforeAll(async () => {
  school = await startApp({ modules: [story] });
  await school.db.pool.query('create table step (n integer)');
  person = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});
afterAll(() => school.stop());

const cookiesOf = async (fate: 'well' | 'refused' | 'tie-once') => {
  tries = 0;
  const baker = school.client();
  baker.cookie = person.cookie;
  const { status, response } = await baker.call(bake, { body: { fate } });
  return { status, cookies: [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]) };
};

describe('serving a call', () => {
  it('cuts everything from the answer that the contract does not promise', async () => {
    const { response } = await person.call(peek);
    expect(response.json()).toEqual({ status: true, data: { name: 'x', inner: { shown: 1 } } });
  });

  it('says no to a key in the address, also where it reads nothing from there', async () => {
    const ask = (query: string) => person.raw({ method: 'GET', url: `/api/story/peek${query}` });
    expect((await ask('?token=x')).statusCode).toBe(400);
    expect((await ask('?utm_source=x')).statusCode).toBe(200);
  });

  it('lets a call that reads write nothing, even if it tries', async () => {
    expect((await person.call(scribble)).status).toBe(500);
    expect((await school.db.pool.query('select from step')).rows).toEqual([]);
  });

  it('hands out a cookie only for work that was committed, and the one that holds', async () => {
    expect(await cookiesOf('well')).toEqual({ status: 200, cookies: ['kriit-3000=token-1'] });
    expect(await cookiesOf('refused')).toEqual({ status: 409, cookies: [] });
    expect(await cookiesOf('tie-once')).toEqual({ status: 200, cookies: ['kriit-3000=token-2'] });
  });

  it('lets slow work have short transactions of its own', async () => {
    expect((await person.call(stepwise)).data).toEqual({ steps: 1 });
  });

  it.each([
    ['nothing at all', {}, 200],
    ['an empty text', { headers: { 'content-type': 'application/json' }, payload: '' }, 200],
    ['spaces', { headers: { 'content-type': 'application/json' }, payload: '  \n' }, 200],
    ['an empty object', { headers: { 'content-type': 'application/json' }, payload: '{}' }, 200],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }, 400],
    ['a field', { headers: { 'content-type': 'application/json' }, payload: '{"a":1}' }, 400],
  ])('takes %s where no body is described, or does not', async (_what, sent, status) => {
    const response = await person.raw({ method: 'POST', url: `/api${staySignedIn.path}`, ...sent });
    expect(response.statusCode).toBe(status);
  });
});
