import { expect, it } from 'vitest';
import { OWN_ORIGIN, startLaunching } from '#platform/testing/launching.ts';
import { makeMember } from '#platform/testing/make.ts';
import { STORY_HOST } from '#platform/testing/start-app.ts';

const { school, host } = await startLaunching({ env: { KRIIT_PUBLIC_URL: 'https://kriit.example' } });

it('gives a host’s server a code of a minute, which is kept nowhere in words', async () => {
  const { username } = await host.someone();
  const { data } = await host.ask(username);
  expect(data).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), expires_in: 60 });
  const { rows } = await school.db.pool.query(`select to_jsonb(launch_code)::text as text from account.launch_code`);
  expect(rows).toHaveLength(1);
  expect(rows[0].text).not.toContain(data.code);
});

it('knows no host without its key, with another one, or for the origin of others', async () => {
  const { username } = await host.someone();
  const answers = [
    await host.ask(username, { host_key: 'x' }),
    await host.ask(username, { host_key: `${STORY_HOST.key}x` }),
    await host.ask(username, { host_key: STORY_HOST.key.slice(1) }),
    await host.ask(username, { origin: 'https://portal.example.evil' }),
    await host.ask(username, { origin: 'http://portal.example' }),
    await host.ask(username, { origin: 'null' }),
    await host.ask(username, { origin: OWN_ORIGIN, host_key: 'x' }),
    await host.ask('nobody', { host_key: 'x' }),
  ];
  expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.key]).toEqual([403, 'host_not_known']);
  expect(school.logged.join()).toMatch(/"request_id":"[\w-]+","security":"host_not_known"/);
  expect(school.logged.join()).not.toContain(STORY_HOST.key);
});

it('gives codes for links to our own address too, under each of its names', async () => {
  const { username } = await host.someone();
  for (const origin of [OWN_ORIGIN, 'https://localhost:3000', 'https://kriit.example'])
    expect((await host.ask(username, { origin })).status).toBe(200);
});

it('opens nothing for those who are not there, and does not say why', async () => {
  const gone = await makeMember(school.db, { school_id: 1, role: 'teacher', has_ended: true });
  const other = await makeMember(school.db, { school_id: 1, role: 'admin' });
  const { username, role_id } = await host.someone();
  const answers = [
    await host.ask('nobody'),
    await host.ask(await host.nameFor(gone.person_id)),
    await host.ask('root'),
    await host.ask(username, { module: 'account' }),
    await host.ask(username, { module: 'nothing' }),
    await host.ask(username, { module: '__proto__' }),
    await host.ask(username, { role_id: other.role_id }),
    await host.ask(username, { role_id: 2_000_000_000 }),
    await host.ask(username, { school_id: 2 }),
    await host.ask(username, { role_id, school_id: 2 }),
  ];
  expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.key]).toEqual([403, 'launch_not_possible']);
});

it('does not bring along the main administrator, whatever role they also have', async () => {
  const { username, person_id } = await host.someone();
  expect((await host.ask(username)).status).toBe(200);
  await school.db.pool.query('update people.person set is_root = true where id = $1', [person_id]);
  expect((await host.ask(username)).key).toBe('launch_not_possible');
});

it('is not asked by a page', async () => {
  const { username } = await host.someone();
  const page = school.client();
  const { statusCode } = await page.raw({
    method: 'POST',
    url: '/api/launch-codes',
    headers: { 'content-type': 'application/json', origin: STORY_HOST.origin },
    payload: JSON.stringify({ host_key: STORY_HOST.key, origin: STORY_HOST.origin, username, module: 'people' }),
  });
  expect(statusCode).toBe(403);
});
