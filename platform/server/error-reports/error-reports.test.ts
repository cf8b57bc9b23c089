import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { makeMember } from '#platform/testing/make.ts';
import { startReportReceiver } from '#platform/testing/report-receiver.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { handle } from '../handle.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const ID_CODE = '38001085718';
const TEXT = 'canary: what a child wrote';
const QUERY = 'canary-in-the-query';
const AGENT = 'canary-agent';

const fail = endpoint('POST /story/:storyId/failures', {
  params: Type.Object({ storyId: Type.Integer() }),
  body: Type.Object({ id_code: Type.String(), text: Type.String() }),
  answer: Type.Object({}),
});
const failing = {
  name: 'story',
  handlers: [
    handle(fail, async ({ tx, body }) => {
      if (body.text === 'thrown') throw new TypeError(`cannot read "${body.id_code}" of 'story'`);
      await sql`insert into broken (id_code, text, must) values (${body.id_code}, ${body.text}, null)`.execute(tx);
      return {};
    }),
  ],
  policy: { [fail.route]: { who: 'any-role', reach: 'self' } as const },
  errors: {},
};

let receiver: Awaited<ReturnType<typeof startReportReceiver>>;
let school: StartedApp;
beforeAll(async () => {
  receiver = await startReportReceiver();
  school = await startApp({ modules: [failing], env: { KRIIT_ERROR_REPORTS: receiver.dsn } });
  await school.db.pool.query('create table broken (id_code text, text text, must text not null)');
});
afterAll(async () => {
  await school.stop();
  await receiver.stop();
});

type Event = {
  transaction: string;
  release: string;
  tags: Record<string, string>;
  user?: { id: string };
  contexts: { trace: { trace_id: string; parent_span_id?: string; op: string; data: Record<string, number> } };
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[] };
};
const eventsOf = (kind: string): Event[] => receiver.ofKind(kind).map(({ content }) => content as unknown as Event);

async function meetBug(text: string) {
  const member = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const person = await school.enter(member);
  const { params } = await person.call(
    fail,
    { params: { storyId: 77 }, body: { id_code: ID_CODE, text } },
    { headers: { 'user-agent': AGENT } },
  );
  await person.raw({ method: 'GET', url: `/api/user/me?token=${QUERY}`, headers: { 'user-agent': AGENT } });
  const request_id = String(params?.request_id);
  const ofRequest = (kind: string) => eventsOf(kind).find(({ tags }) => tags.request_id === request_id);
  await expect.poll(() => ofRequest('event') && ofRequest('transaction'), PATIENT).toBeDefined();
  return { member, person, error: ofRequest('event'), trace: ofRequest('transaction') };
}

describe('a bug of the server', () => {
  it('is reported with its request, its route and the trace that it belongs to', async () => {
    const { error, trace, member } = await meetBug('thrown');
    expect(error).toMatchObject({ transaction: 'POST /api/story/:storyId/failures', release: 'none', level: 'error' });
    expect(error?.exception.values[0]).toMatchObject({ type: 'TypeError', value: `cannot read "…" of 'story'` });
    const files = error?.exception.values[0]?.stacktrace.frames.map(({ filename }) => filename);
    expect(files?.at(-1)).toBe('platform/server/error-reports/error-reports.test.ts');
    expect(trace?.contexts.trace.trace_id).toBe(error?.contexts.trace.trace_id);
    expect(trace?.contexts.trace).toMatchObject({ op: 'http.server', data: { 'http.response.status_code': 500 } });
    expect(error?.user?.id).toMatch(/^[\w-]{22}$/);
    expect(error?.user?.id).not.toContain(String(member.person_id));
    expect(trace?.user).toEqual(error?.user);
  });

  it('says of the database’s errors what broke, never what was written', async () => {
    const { error } = await meetBug(TEXT);
    expect(error?.exception.values[0]).toMatchObject({
      type: 'database.23502',
      value: 'The database refused it: broken.',
    });
  });

  it('carries nothing of the person: no cookie, no text, no query, no address', async () => {
    const { person } = await meetBug(TEXT);
    const secrets = [ID_CODE, TEXT, QUERY, AGENT, person.cookie ?? 'none'];
    for (const secret of secrets) expect(receiver.everything()).not.toContain(secret);
    expect(receiver.faults).toEqual([]);
  });
});

describe('every request', () => {
  it('is one trace, named by its route; refusals are no errors', async () => {
    const before = receiver.ofKind('event').length;
    const teacher = await school.as('teacher');
    await teacher.raw({ method: 'GET', url: '/api/schools/1/people/77' });
    await teacher.raw({ method: 'GET', url: '/nothing/of/ours' });
    const names = () => eventsOf('transaction').map(({ transaction }) => transaction);
    await expect
      .poll(names, PATIENT)
      .toEqual(
        expect.arrayContaining(['POST /auth/login', 'GET /api/schools/:schoolId/people/:personId', 'GET unknown']),
      );
    expect(receiver.ofKind('event')).toHaveLength(before);
  });

  it('continues the trace of the page that made it', async () => {
    const [trace_id, span_id] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const teacher = await school.as('teacher');
    const headers = { 'sentry-trace': `${trace_id}-${span_id}-0` };
    await teacher.call(getMe, undefined, { headers });
    const continued = () => eventsOf('transaction').find(({ contexts }) => contexts.trace.trace_id === trace_id);
    await expect.poll(continued, PATIENT).toMatchObject({ contexts: { trace: { parent_span_id: span_id } } });
  });
});

describe('without a configured address', () => {
  it('nothing is reported, and there is nowhere to report to', async () => {
    const quiet = await startApp({ modules: [failing] });
    const before = receiver.items.length;
    const person = await quiet.enter(await makeMember(quiet.db, { school_id: 1, role: 'teacher' }));
    const answer = await person.call(fail, { params: { storyId: 1 }, body: { id_code: '', text: 'thrown' } });
    expect(answer.status).toBe(500);
    expect((await person.raw({ method: 'POST', url: '/error-reports' })).statusCode).toBe(404);
    await quiet.stop();
    expect(receiver.items).toHaveLength(before);
  });
});
