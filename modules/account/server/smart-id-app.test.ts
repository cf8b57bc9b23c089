import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { listEidWays } from '../contract/list-eid-ways.ts';
import { pollEid } from '../contract/poll-eid.ts';
import { startSmartId } from '../contract/start-smart-id.ts';

let school: StartedApp;
let katrin = '';

beforeAll(async () => {
  school = await startApp({ hasEid: true });
  const { data } = await school.client().call(listEidWays);
  katrin = data.demonstration?.people.find(({ firstname }) => firstname === 'Katrin')?.id_code ?? '';
});
afterAll(() => school.stop());

const askApp = (client: TestClient, origin = 'http://localhost:3000') =>
  client.call(startSmartId, { body: { purpose: 'sign-in', language: 'et', person: null, origin } });

const look = (client: TestClient, turn: string) => client.call(pollEid, { body: { turn, came_back: null } });

/** Opens the app on the device of the browser and confirms there; gives what it leads back with. */
async function confirmInApp(app_link: string | null, id_code: string) {
  const post = async (path: string, body: unknown): Promise<{ way_back?: string }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${school.standIns?.origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json() as Promise<{ way_back?: string }>;
  };
  await post('/mock/device-link', { documentNumber: `PNOEE-${id_code}`, deviceLink: app_link, flowType: 'Web2App' });
  const { way_back = '' } = await post('/phone/answer', {
    id: school.standIns?.turns.waiting().at(-1)?.id,
    answer: 'confirm',
  });
  const { searchParams, pathname } = new URL(way_back);
  expect(pathname).toBe('/login/smart-id');
  return {
    turn: searchParams.get('turn') ?? '',
    came_back: {
      secret_digest: searchParams.get('sessionSecretDigest') ?? '',
      challenge_verifier: searchParams.get('userChallengeVerifier') ?? '',
    },
  };
}

it('lets in the browser that the app leads back to, and only with what the app brings', async () => {
  const client = school.client();
  const { data } = await askApp(client);
  const body = await confirmInApp(data.app_link, katrin);
  expect(body.turn).toBe(data.turn);
  // The page that only waits does not hear of it: whoever sent the link to somebody else would wait there, too.
  expect((await look(client, data.turn)).data.state).toBe('waiting');
  expect((await school.client().call(pollEid, { body })).key).toBe('verification_session_not_found');
  expect((await client.call(pollEid, { body })).data.state).toBe('done');
  expect((await client.call(getMyStatus)).data.method).toBe('smart_id');
  expect((await client.call(pollEid, { body })).key).toBe('verification_session_expired');
});

it.each(['secret_digest', 'challenge_verifier'])('refuses another %s, and is over then', async (word) => {
  const client = school.client();
  const { data } = await askApp(client);
  const { turn, came_back } = await confirmInApp(data.app_link, katrin);
  const body = { turn, came_back: { ...came_back, [word]: 'A'.repeat(43) } };
  expect((await client.call(pollEid, { body })).key).toBe('eid_not_accepted');
  expect((await client.call(pollEid, { body: { turn, came_back } })).key).toBe('verification_session_expired');
});

it('leads back to a page of ours alone', async () => {
  const { key, params } = await askApp(school.client(), 'https://evil.example');
  expect([key, params]).toEqual(['invalid_request', { field: 'origin' }]);
});
