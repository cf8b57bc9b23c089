import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPeople } from '#modules/people/contract/find-people.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { readConfig } from './config.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ env: { KRIIT_CALLS_PER_MINUTE: '5' } });
  school.clock.set('2026-11-16T08:00:10Z');
});
afterAll(() => school.stop());

const enter = async () => school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));

describe('the limit of calls', () => {
  it('is 1,200 a minute unless configured', () => {
    expect(readConfig({}).callsPerMinute).toBe(1200);
  });

  it('counts one session, lets it in again in the next minute, and leaves others alone', async () => {
    const [busy, calm] = [await enter(), await enter()];
    for (let call = 0; call < 5; call += 1) expect((await busy.call(getMe)).status).toBe(200);
    const refused = await busy.call(getMe);
    expect([refused.status, refused.key, refused.params]).toEqual([429, 'too_many_requests', { seconds: 50 }]);
    expect(refused.response.headers['retry-after']).toBe('50');
    expect((await calm.call(getMe)).status).toBe(200);
    expect(school.logged.at(-1)).toContain('too_many_requests');
    school.clock.advance(60);
    expect((await busy.call(getMe)).status).toBe(200);
  });

  it('counts what is refused too: nobody probes without end', async () => {
    const prober = await enter();
    const probe = () => prober.call(findPeople, { params: { schoolId: 2 } });
    for (let call = 0; call < 5; call += 1) expect((await probe()).status).toBe(403);
    expect((await probe()).status).toBe(429);
  });
});
