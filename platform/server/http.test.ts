import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { speak } from '#platform/testing/speak.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { type Listener, listen } from './listener.ts';

const body = '{"support_chat_id":"sent"}';
let school: StartedApp;
let listener: Listener;
let person: TestClient;

beforeAll(async () => {
  school = await startApp();
  listener = await listen('localhost', 0);
  await listener.serve(school.app);
});
afterAll(async () => {
  await listener.close();
  await school.stop();
});
beforeEach(async () => {
  person = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
});

const chat = async () => (await person.call(getMe)).data.support_chat_id;
const post = (headers: Record<string, string>, payload = body) =>
  person.raw({ method: 'POST', url: '/api/user/profile', headers, payload });

/** The status of the answer to a request that is written by hand. */
const statusOf = async (lines: string[], rest = ''): Promise<number | undefined> =>
  (await speak(listener.port, `${lines.join('\r\n')}\r\n\r\n`, rest))?.status;

describe('the content type of a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('may be %s', async (type) => {
    expect((await post({ 'content-type': type })).statusCode).toBe(200);
    expect(await chat()).toBe('sent');
  });

  it.each([
    'application/json\ta',
    'application/jsonx',
    'application/json-patch+json',
    'application/vnd.api+json',
    'text/json',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'json',
    ', application/json',
    'undefined',
    '*/*',
  ])('may not be %j', async (type) => {
    const response = await post({ 'content-type': type });
    expect([response.statusCode, response.json().status]).toEqual([415, false]);
    expect(await chat()).toBeNull();
  });

  it('may not be missing', async () => {
    const status = await statusOf(
      [
        'POST /api/user/profile HTTP/1.1',
        `Host: localhost:3000`,
        `Cookie: ${person.cookie}`,
        `Content-Length: ${body.length}`,
      ],
      body,
    );
    expect(status).toBe(415);
    expect(await chat()).toBeNull();
  });

  it('may stand behind a space, and the contract still holds', async () => {
    expect((await post({ 'content-type': ' application/json' }, '{"role":"admin"}')).statusCode).toBe(400);
  });
});

describe('a body', () => {
  it('that is packed is not unpacked', async () => {
    const bomb = gzipSync('0'.repeat(10_000_000));
    const response = await school.app.inject({
      method: 'POST',
      url: '/api/user/profile',
      headers: {
        host: 'localhost:3000',
        cookie: person.cookie ?? '',
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload: bomb,
    });
    expect(response.statusCode).toBe(415);
  });

  it.each(['utf-16', 'latin1', '"utf-7"'])('in another alphabet than UTF-8 is not misread: %s', async (charset) => {
    expect((await post({ 'content-type': `application/json; charset=${charset}` })).statusCode).toBe(415);
    expect(await chat()).toBeNull();
  });

  it('of more than a megabyte is refused', async () => {
    const response = await post(
      { 'content-type': 'application/json' },
      JSON.stringify({ text: 'x'.repeat(1_100_000) }),
    );
    expect([response.statusCode, response.json().errors[0].message]).toEqual([413, 'request_too_large']);
  });

  it('is counted in bytes, also when it comes in chunks without a length', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const head = ['POST /api/user/profile HTTP/1.1', 'Host: localhost:3000', `Cookie: ${person.cookie}`];
    const status = await statusOf(
      [...head, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      chunk.repeat(20),
    );
    expect(status).toBe(413);
  });

  it('with two lengths or a length and chunks is refused: two readers would see two requests', async () => {
    const head = ['POST /api/user/profile HTTP/1.1', 'Host: localhost:3000', 'Content-Type: application/json'];
    expect(await statusOf([...head, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n')).toBe(400);
    expect(await statusOf([...head, 'Content-Length: 2', 'Content-Length: 5'], '{}   ')).toBe(400);
  });
});

describe('an address', () => {
  it.each([
    ['/api/schools/%zz/classes', 400],
    ['/api/v2/%E0%A4%A/x', 400],
    [`/api/schools/${'9'.repeat(300)}/classes`, 400],
    ['/api/schools/0x1/classes', 400],
    ['/api/schools/1%00/classes', 400],
    ['/api/schools/1%2F..%2F2/classes', 400],
    ['//api/user/me', 404],
    ['/api/user/me%2e', 404],
    ['/api/user/ME', 404],
  ])('%s answers %i with a key', async (url, expected) => {
    const response = await person.raw({ method: 'GET', url });
    const answer = response.json();
    expect(response.statusCode).toBe(expected);
    expect(answer.errors?.[0]?.message ?? answer.error.description).toMatch(/^(invalid_request|page_not_found)$/);
    expect(response.body).not.toContain('url');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('of a megabyte, or with thousands of headers, gets a refusal and hurts nobody', async () => {
    const long = await statusOf([`GET /api/user/me?x=${'y'.repeat(1_000_000)} HTTP/1.1`, 'Host: localhost:3000']);
    expect(long).toBe(431);
    const headers = Array.from({ length: 4_000 }, (_, position) => `X-Many-${position}: 1`);
    expect(await statusOf(['GET /api/user/me HTTP/1.1', 'Host: localhost:3000', ...headers])).toBe(431);
    expect(await statusOf(['GET /health HTTP/1.1', 'Host: localhost:3000'])).toBe(200);
  });

  it('knows its verbs: others are told which ones', async () => {
    const put = await person.raw({ method: 'PUT', url: '/api/user/me' });
    expect([put.statusCode, put.json().errors[0].message, put.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'GET',
    ]);
    const remove = await person.raw({ method: 'DELETE', url: '/api/user/me/status' });
    expect([remove.statusCode, remove.headers.allow]).toEqual([405, 'GET, POST']);
    const messaging = await person.raw({ method: 'POST', url: '/api/v2/users/me/unread' });
    expect([messaging.statusCode, messaging.json().error.description]).toEqual([405, 'method_not_allowed']);
  });

  it('does nothing for HEAD, not even where GET would change something', async () => {
    for (const url of ['/api/user/me', '/auth/logout', '/api/set-user'])
      expect((await person.raw({ method: 'HEAD', url })).statusCode).toBe(405);
    expect((await person.call(getMe)).status).toBe(200);
  });
});
