import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { handle } from './handle.ts';

const Which = Type.Object({ which: Type.Union([Type.Literal('throw'), Type.Literal('sql'), Type.Literal('timeout')]) });
const fail = endpoint('POST /story/failures', { body: Which, answer: Type.Object({}) });
const failInMessaging = endpoint('POST /v2/story/failures', { body: Which, answer: Type.Object({}) });

const failing = (described: typeof fail) =>
  handle(described, async ({ tx, body }) => {
    if (body.which === 'sql') await sql`select * from people.secret_table where id = ${'7'}`.execute(tx);
    if (body.which === 'timeout')
      await sql`select set_config('statement_timeout', '20', true), pg_sleep(0)`.execute(tx);
    if (body.which === 'timeout') await sql`select pg_sleep(5)`.execute(tx);
    throw new Error('the secret cause in /home/secret.ts');
  });

const row = { who: 'any-role', reach: 'self' } as const;
const failures = {
  name: 'story',
  handlers: [failing(fail), failing(failInMessaging)],
  policy: { [fail.route]: row, [failInMessaging.route]: row },
  errors: {},
};

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ modules: [failures] });
});
afterAll(() => school.stop());
const enter = async () => school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));

describe('a bug', () => {
  it.each(['throw', 'sql', 'timeout'] as const)(
    'answers with a key and a request id and nothing else (%s)',
    async (which) => {
      const person = await enter();
      const { status, key, params, response } = await person.call(fail, { body: { which } });
      expect([status, key]).toEqual([500, 'backend_errors.default_error']);
      expect(Object.keys(params ?? {})).toEqual(['request_id']);
      expect(response.json()).toEqual({ status: false, errors: [{ message: key, params }] });
      const line = school.logged.at(-1) ?? '';
      expect(JSON.parse(line)).toMatchObject({
        msg: 'bug',
        request_id: params?.request_id,
        route: '/api/story/failures',
      });
      expect(line).toContain('error-answers.test.ts');
    },
  );

  it('speaks the words of messaging under its addresses', async () => {
    const { status, response, params } = await (await enter()).call(failInMessaging, { body: { which: 'sql' } });
    expect(status).toBe(500);
    expect(response.json()).toEqual({ success: false, error: { description: 'server_error_occured', params } });
  });

  it('gives every failure an id of its own', async () => {
    const person = await enter();
    const ids = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await person.call(fail, { body: { which: 'throw' } })).params?.request_id,
      ),
    );
    expect(new Set(ids).size).toBe(10);
  });
});

describe('a shape fault', () => {
  it.each([
    [{}, 'which'],
    [{ which: 'nonsense' }, 'which'],
    [{ which: 'throw', extra: 1 }, 'extra'],
    [{ which: 'throw', ['x'.repeat(5_000)]: 1 }, 'x'.repeat(100)],
    [[], 'body'],
    [null, 'body'],
    ['text', 'body'],
  ])('names the field: %j', async (body, field) => {
    const { status, key, params } = await (await enter()).call(fail, { body: body as never });
    expect([status, key, params]).toEqual([400, 'invalid_request', { field }]);
  });
});

describe('an unknown path under /api', () => {
  it.each([
    ['/api/nothing', { status: false, errors: [{ message: 'page_not_found', params: {} }] }],
    ['/api', { status: false, errors: [{ message: 'page_not_found', params: {} }] }],
    ['/auth/nothing', { status: false, errors: [{ message: 'page_not_found', params: {} }] }],
    ['/upload/nothing', { status: false, errors: [{ message: 'page_not_found', params: {} }] }],
    ['/api/v2/nothing', { success: false, error: { description: 'page_not_found', params: {} } }],
  ])('%s answers alike with and without a session', async (url, answer) => {
    for (const client of [school.client(), await enter()])
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await client.raw({ method, url });
        expect([response.statusCode, response.json()]).toEqual([404, answer]);
      }
  });
});
