import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => school.stop());

describe('every answer of the API', () => {
  it.each([
    ['/api/user/me', 200],
    ['/%61pi/user/me', 200],
    ['/api/v2/users/me/unread', 200],
    ['/%61pi/%762/users/me/unread', 200],
    ['/api/schools/999/classes', 404],
    ['/api/platform/schools', 403],
    ['/api/nothing', 404],
    ['/auth/demo-accounts', 200],
    ['/api/docs/openapi.json', 200],
  ])('%s (%i) is never stored, sniffed, framed or run', async (url, status) => {
    const person = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    const { statusCode, headers } = await person.raw({ method: 'GET', url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('says which build it came from, so that open tabs notice a newer one', async () => {
    const { response } = await school.client().call(getMe);
    expect(response.headers['x-kriit-build']).toBe('none');
  });

  it('asks for https from then on, once a trusted proxy says that it is https', async () => {
    const https = await school.client().call(getMe, undefined, { headers: { 'x-forwarded-proto': 'https' } });
    expect(https.response.headers['strict-transport-security']).toMatch(/^max-age=\d{8};/);
    const http = await school.client().call(getMe);
    expect(http.response.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the API reference', () => {
  it('is a page without scripts, whose one style has a nonce of its own', async () => {
    const [first, second] = await Promise.all([
      school.client().raw({ method: 'GET', url: '/api/docs' }),
      school.client().raw({ method: 'GET', url: '/api/docs' }),
    ]);
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]{22}'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(policy).not.toBe(second.headers['content-security-policy']);
    expect(first.body).not.toMatch(/<script|\son\w+=|style="/);
  });
});
