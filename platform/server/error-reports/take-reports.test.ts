import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { startReportReceiver } from '#platform/testing/report-receiver.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { REPORT_LIMITS } from './report-limit.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const TYPE = 'application/x-sentry-envelope';

let receiver: Awaited<ReturnType<typeof startReportReceiver>>;
let school: StartedApp;
beforeAll(async () => {
  receiver = await startReportReceiver();
  school = await startApp({ env: { KRIIT_ERROR_REPORTS: receiver.dsn } });
});
beforeEach(() => school.clock.advance(60));
afterAll(async () => {
  await school.stop();
  await receiver.stop();
});

const enter = async () => school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));

const parcel = (event: object, dsn = receiver.dsn): string =>
  [{ event_id: 'e', dsn }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');

const send = async (client: TestClient, payload: string | Buffer, headers: Record<string, string> = {}) => {
  const answer = await client.raw({
    method: 'POST',
    url: '/error-reports',
    headers: { 'content-type': TYPE, ...headers },
    payload,
  });
  return [answer.statusCode, answer.body === '' ? null : answer.json().errors[0].message];
};

const received = (event_id: string) => receiver.ofKind('event').find(({ content }) => content.event_id === event_id);

describe('a report of a page', () => {
  it('is passed on for whoever sent it, by a name that means nothing elsewhere', async () => {
    const person = await enter();
    for (const event_id of ['first', 'second'])
      expect(await send(person, parcel({ event_id, user: { id: 'root', email: 'a@b.ee' } }))).toEqual([200, null]);
    expect(await send(school.client(), parcel({ event_id: 'stranger', user: { id: 'root' } }))).toEqual([200, null]);
    const user = received('first')?.content.user;
    expect(user).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) });
    expect(received('second')?.content.user).toEqual(user);
    expect(received('stranger')?.content.user).toBeUndefined();
  });

  it('loses everything that no report may tell', async () => {
    const event = {
      event_id: 'talkative',
      extra: { note: 'canary' },
      breadcrumbs: [{ category: 'ui.click', message: 'canary', data: { url: '/school/people/canary-1?x=canary' } }],
      request: { url: 'http://school.example/invitation/canaryToken1?x=canary', cookies: 'canary', data: 'canary' },
      exception: { values: [{ type: 'Error', value: 'about "canary"', stacktrace: { frames: [{ vars: 'canary' }] } }] },
      contexts: { state: { canary: 'canary' } },
    };
    expect(await send(await enter(), parcel(event))).toEqual([200, null]);
    expect(received('talkative')?.text).not.toContain('canary');
    expect(received('talkative')?.content.request).toEqual({ url: '/invitation/*' });
  });

  it('is refused from another page, for another receiver, in another shape, or too large', async () => {
    const person = await enter();
    const before = receiver.ofKind('event').length;
    const foreign = { origin: 'https://evil.example' };
    expect(await send(person, parcel({}), foreign)).toEqual([403, 'request_blocked']);
    expect(await send(person, parcel({}), { 'content-type': 'text/plain' })).toEqual([415, 'unsupported_content_type']);
    expect(await send(person, parcel({}, 'http://publickey@127.0.0.1:1/7'))).toEqual([400, 'invalid_request']);
    for (const nonsense of ['', '{', 'null\n{}\n{}', '[]', `{"dsn":"${receiver.dsn}"}\n{"type":"attachment"}\n{}`])
      expect(await send(person, nonsense)).toEqual([400, 'invalid_request']);
    expect(await send(person, Buffer.alloc(2_097_153))).toEqual([413, 'request_too_large']);
    expect(receiver.ofKind('event')).toHaveLength(before);
  });

  it('is refused for a while from somebody who sends without end, and from nobody else', async () => {
    const [busy, calm] = [await enter(), await enter()];
    for (let sent = 0; sent < REPORT_LIMITS.perCaller; sent += 1)
      expect(await send(busy, parcel({ event_id: 'busy' }))).toEqual([200, null]);
    expect(await send(busy, parcel({}))).toEqual([429, 'too_many_requests']);
    expect(await send(calm, parcel({}))).toEqual([200, null]);
    school.clock.advance(60);
    expect(await send(busy, parcel({}))).toEqual([200, null]);
  });

  it('of somebody whose session is over is taken without a name', async () => {
    const gone = school.client();
    gone.cookie = 'kriit-3000=a-session-that-never-was';
    expect(await send(gone, parcel({ event_id: 'gone' }))).toEqual([200, null]);
    expect(received('gone')?.content.user).toBeUndefined();
  });
});

describe('a receiver', () => {
  it('that wants a pause is heard by the page', async () => {
    receiver.answer.status = 429;
    receiver.answer.headers = { 'retry-after': '17' };
    const person = await enter();
    const headers = { 'content-type': TYPE };
    const answer = await person.raw({ method: 'POST', url: '/error-reports', headers, payload: parcel({}) });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '17']);
    receiver.answer.status = 302;
    receiver.answer.headers = { location: 'http://127.0.0.1:1/' };
    expect(await send(person, parcel({}))).toEqual([503, 'not_ready']);
    receiver.answer.status = 200;
    receiver.answer.headers = {};
  });

  it('that is away disturbs nobody: calls answer, the log is quiet, the server stops', async () => {
    const away = await startReportReceiver();
    await away.stop();
    const alone = await startApp({ env: { KRIIT_ERROR_REPORTS: away.dsn } });
    const person = await alone.enter(await makeMember(alone.db, { school_id: 1, role: 'teacher' }));
    expect((await person.raw({ method: 'GET', url: '/api/user/me' })).statusCode).toBe(200);
    expect(await send(person, parcel({}, away.dsn))).toEqual([503, 'not_ready']);
    await alone.stop();
    expect(alone.logged).toEqual([]);
  });
});

describe('a pseudonym', () => {
  it('is another one in every installation', async () => {
    const other = await startApp({ env: { KRIIT_ERROR_REPORTS: receiver.dsn } });
    for (const app of [school, other]) await (await app.as('teacher')).raw({ method: 'GET', url: '/api/user/me' });
    const names = () =>
      new Set(
        receiver
          .ofKind('transaction')
          .filter(({ content }) => content.transaction === 'GET /api/user/me')
          .map(({ content }) => (content.user as { id: string } | undefined)?.id)
          .slice(-2),
      );
    await expect.poll(() => names().size, PATIENT).toBe(2);
    await other.stop();
  });
});
