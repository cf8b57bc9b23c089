import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { genericErrors } from '#platform/contract/errors.ts';
import { answerErrors } from './error-answers.ts';
import { createHttp } from './http.ts';
import { createLog } from './log.ts';
import { API_HEADERS, secureAnswers } from './security-headers.ts';
import { serveAssets, servingPage } from './serve-web.ts';

const main = { status: false, errors: [{ message: 'page_not_found', params: {} }] };
const messaging = { success: false, error: { description: 'page_not_found', params: {} } };

const HOSTS = ['https://portal.example', 'http://127.0.0.1:3001'];

const folder = mkdtempSync(join(tmpdir(), 'kriit-web-'));
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script><meta content="__HOSTS__" />');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'embed.js'), 'window.Kriit = {}');
  writeFileSync(join(folder, 'embed.d.ts'), 'export {}');
  const web = { folder, build: 'some-build' };
  const servePage = servingPage(web, { framed: ['/', '/school'], origins: HOSTS });
  app = createHttp([], servePage);
  answerErrors(app, genericErrors, createLog('silent'), servePage);
  secureAnswers(app, web.build);
  await serveAssets(app, web);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const visit = (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

describe('an address that is nothing else', () => {
  it.each(['/', '/school/people', '/school/people?x=/api/', '/apiary', '/school/a.b', '/%D0%BA'])(
    'is a page: %s',
    async (url) => {
      const { statusCode, headers, body } = await visit(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  it.each([
    ['/api', main],
    ['/api/nothing', main],
    ['/%61pi/nothing', main],
    ['/%61%70%69?x=1', main],
    ['/%61uth/nothing', main],
    ['/%61ssets/gone.js', main],
    ['/api/v2/nothing', messaging],
    ['/api/%762/nothing', messaging],
    ['/%61pi/v%32/nothing', messaging],
  ])('is no page below calls and files, however it is spelled: %s', async (url, answer) => {
    const response = await visit(url);
    expect([response.statusCode, response.json()]).toEqual([404, answer]);
    expect(response.headers).toMatchObject(API_HEADERS);
  });

  it.each(['/%E0%A4%A', '/school/%zz?x=1', '/school/people/%'])(
    'that cannot be read is the page too, for a browser, but no success: %s',
    async (url) => {
      const { statusCode, headers, body } = await visit(url);
      expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/.exec(body)?.[1]}'`);
      expect((await app.inject({ method: 'POST', url })).json()).toMatchObject({ status: false });
    },
  );

  it.each([
    ['/auth/%zz', 'errors'],
    ['/upload/%zz', 'errors'],
    ['/%61pi/%zz', 'errors'],
    ['/api/%762/%zz', 'error'],
  ])('that cannot be read is refused in the envelope of its neighbours: %s', async (url, part) => {
    const response = await visit(url);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, expect.arrayContaining([part])]);
    expect(response.headers).toMatchObject(API_HEADERS);
  });
});

describe('a page in a frame', () => {
  it.each([
    ['/', true],
    ['/?token=x', true],
    ['/school', true],
    ['/school/', true],
    ['/school/people/7?lang=et', true],
    ['/school/%zz', true],
    ['/%73chool', false],
    ['/schools', false],
    ['/login', false],
    ['/platform', false],
    ['/nothing', false],
    ['/school%2f..%2fplatform', false],
    ['/login?next=/school', false],
  ])('%s belongs to hosts: %s', async (url, isFramed) => {
    const { headers, body } = await visit(url);
    const ancestors = isFramed ? `'self' ${HOSTS.join(' ')}` : "'self'";
    expect(String(headers['content-security-policy']).split('; ')).toContain(`frame-ancestors ${ancestors}`);
    expect(body).toContain(`<meta content="${isFramed ? HOSTS.join(' ') : ''}" />`);
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each(['/school?token=one-time', '/reset/one-time', '/login/openid?code=one-time'])(
    'with a secret in its address (%s) is kept nowhere and told to nobody',
    async (url) =>
      expect((await visit(url)).headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      }),
  );
});

describe('a file', () => {
  it('is kept by the browser, but never taken for something else', async () => {
    const { statusCode, headers } = await visit('/icon.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['/embed.js', /^(text|application)\/javascript/],
    ['/embed.d.ts', /^text\/plain/],
  ])('for host pages may be loaded by other sites: %s', async (url, type) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
