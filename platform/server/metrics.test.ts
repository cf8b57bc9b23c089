import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';

const TOKEN = 'a-long-token-for-the-story';

let silent: StartedApp;
let open: StartedApp;
beforeAll(async () => {
  silent = await startApp();
  open = await startApp({ env: { KRIIT_METRICS_TOKEN: TOKEN } });
});
afterAll(() => Promise.all([silent.stop(), open.stop()]));

const look = (school: StartedApp, authorization: string) =>
  school.client().raw({ method: 'GET', url: '/metrics', headers: { authorization } });

describe('the numbers of a server', () => {
  it('are there for whoever has the token: calls by route, memory, connections', async () => {
    const teacher = await open.as('teacher');
    await teacher.call(getMe);
    await teacher.raw({ method: 'GET', url: '/api/schools/1/people/77' });
    const { statusCode, payload } = await look(open, `Bearer ${TOKEN}`);
    expect(statusCode).toBe(200);
    expect(payload).toContain('kriit_http_seconds_count{route="GET /api/user/me",status="200"} 1');
    expect(payload).toContain('route="GET /api/schools/:schoolId/people/:personId",status="403"');
    expect(payload).not.toContain('/77');
    expect(payload).toMatch(/kriit_database_connections [1-9]/);
    expect(payload).toContain('process_resident_memory_bytes');
  });

  it('are there for nobody else', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${TOKEN}`])
      expect((await look(open, authorization)).statusCode).toBe(404);
    expect((await look(silent, `Bearer ${TOKEN}`)).statusCode).toBe(404);
  });
});
