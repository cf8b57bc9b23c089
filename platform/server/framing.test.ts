import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STORY_HOST, type StartedApp, startApp } from '#platform/testing/start-app.ts';

let school: StartedApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kriit-web-'));
  await writeFile(join(folder, 'index.html'), '<meta name="kriit-hosts" content="__HOSTS__" />');
  const env = { KRIIT_HOST_ORIGINS: 'https://town.example' };
  school = await startApp({ env, web: { folder, build: 'story' } });
});
afterAll(async () => {
  await school.stop();
  await rm(folder, { recursive: true });
});

const OURS = "frame-ancestors 'self'";
const THEIRS = `${OURS} https://town.example ${STORY_HOST.origin}`;

it.each([
  ['/', THEIRS],
  ['/school/people/1', THEIRS],
  ['/login', OURS],
  ['/invitation/x', OURS],
  ['/platform', OURS],
  ['/demo/outbox', OURS],
  ['/unsubscribe/x', OURS],
  ['/nothing', OURS],
])('the modules say that %s has %s', async (url, ancestors) => {
  const { headers, body } = await school.client().raw({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(String(headers['content-security-policy']).split('; ')).toContain(ancestors);
  expect(body).toContain(`content="${ancestors.slice(OURS.length + 1)}"`);
});
