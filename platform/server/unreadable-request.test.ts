import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Heard, speak } from '#platform/testing/speak.ts';
import { type Listener, listen } from './listener.ts';
import { API_HEADERS } from './security-headers.ts';

const PATIENCE_MS = 200;
const HOST = 'Host: localhost\r\n';
const TEXT = 'Content-Type: text/plain\r\n';

let listener: Listener;
beforeEach(async () => {
  listener = await listen('localhost', 0, PATIENCE_MS);
});
afterEach(() => listener.close());

/** An app without any habits of its own: what it answers below is the listener's doing. */
async function serveSomething(): Promise<void> {
  const app = Fastify();
  app.post('/', async () => 'taken');
  app.get('/silence', (_request, reply) => void reply.hijack());
  await listener.serve(app);
}

const say = (...bytes: string[]): Promise<Heard | undefined> => speak(listener.port, ...bytes);

const UNREADABLE: [what: string, bytes: string, status: number, field: string][] = [
  ['that is no HTTP', 'hello there\r\n\r\n', 400, 'request'],
  ['with a space in its address', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 400, 'request'],
  ['with two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'request'],
  ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400, 'headers'],
  ['with an expectation', `GET / HTTP/1.1\r\n${HOST}Expect: a miracle\r\n\r\n`, 417, 'headers'],
  ['with a header of a megabyte', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'y'.repeat(1_000_000)}\r\n\r\n`, 431, 'headers'],
  ['with an address of a megabyte', `GET /${'y'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'headers'],
  [
    'with a chunk that has too much to say',
    `POST / HTTP/1.1\r\n${HOST}${TEXT}Transfer-Encoding: chunked\r\n\r\n1;${'y'.repeat(20_000)}\r\n`,
    413,
    'body',
  ],
  ['whose headers never end', 'GET / HTTP/1.1\r\nHos', 408, 'request'],
  ['whose body never ends', `POST / HTTP/1.1\r\n${HOST}${TEXT}Content-Length: 9\r\n\r\nslow`, 408, 'request'],
];

describe.each([
  ['before the app is there', async () => {}],
  ['when the app is there', serveSomething],
])('%s, a request', (_when, prepare) => {
  // Until the app is there nobody waits for a body: the answer is the same whatever it would have said.
  const cases = UNREADABLE.filter(([what]) => prepare === serveSomething || !/body|chunk/.test(what));
  it.each(cases)('%s is refused in our words', async (_what, bytes, status, field) => {
    await prepare();
    const answer = await say(bytes);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      status: false,
      errors: [{ message: 'invalid_request', params: { field } }],
    });
    expect(answer?.headers).toMatchObject({
      ...API_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
  });
});

describe('the connection', () => {
  beforeEach(serveSomething);

  it('is cut without a word where the refusal would pass for the answer to the request before', async () => {
    expect(await say(`GET /silence HTTP/1.1\r\n${HOST}\r\n`, 'nonsense\r\n\r\n')).toBeUndefined();
  });

  it('serves on for those who speak HTTP, also the old one that names no host', async () => {
    await say('hello there\r\n\r\n');
    expect((await say('POST / HTTP/1.0\r\n\r\n'))?.body).toBe('taken');
  });
});

it('before the app is there, every answer is as locked down as later', async () => {
  const early = await fetch(`http://127.0.0.1:${listener.port}/api/v2/users/me/unread`);
  expect(early.status).toBe(503);
  expect(await early.json()).toEqual({ success: false, error: { description: 'not_ready', params: {} } });
  expect(Object.fromEntries(early.headers)).toMatchObject(API_HEADERS);
});
