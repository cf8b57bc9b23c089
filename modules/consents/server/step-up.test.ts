import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishIdCard } from '#modules/account/contract/finish-id-card.ts';
import { signWithDemoCard } from '#modules/account/contract/sign-with-demo-card.ts';
import { startIdCard } from '#modules/account/contract/start-id-card.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeConsent } from '#platform/testing/consents.ts';
import { makeClass, makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { answerConsent } from '../contract/answer-consent.ts';
import { listLogs } from '../contract/list-logs.ts';
import { listUsersConsents } from '../contract/list-users-consents.ts';

const ORIGIN = 'http://localhost:3000';
const card = { country: 'EE', id_code: '38001085718' };
const query = { school_id: 1 };

let school: StartedApp;
beforeAll(async () => {
  school = await startApp({ hasEid: true });
});
afterAll(() => school.stop());

/** Shows the card in a session that is open, as the dialog of the page does. */
async function showCard(client: TestClient): Promise<void> {
  const { data } = await client.call(startIdCard, { body: { purpose: 'prove', language: 'et' } });
  const signed = { ...card, origin: ORIGIN, nonce: data.nonce };
  const token = (await school.client().call(signWithDemoCard, { body: signed })).data;
  const shown = await client.call(finishIdCard, { body: { turn: data.turn, origin: ORIGIN, token } });
  expect(shown.status).toBe(200);
}

it('goes on under the same key once an eID was shown, which verifies the profile too', async () => {
  const admin = await school.as('admin');
  const place = await makeClass(school.db, 1);
  const parent = await makeMember(school.db, { school_id: 1, role: 'parent' });
  const pupil = await makeMember(school.db, { school_id: 1, role: 'student', class_id: place.class_id });
  await school.db.pool.query(`update people.person set birthday = '2012-05-05' where id = $1`, [pupil.person_id]);
  await school.db.pool.query(`update people.person set country = $2, id_code = $3, verified_at = null where id = $1`, [
    parent.person_id,
    card.country,
    card.id_code,
  ]);
  await makeGuardianship(school.db, parent.person_id, pupil.person_id);
  const consentId = await makeConsent(school, admin, { title: 'Museum', scopes: [place.scope] });
  const client = await school.enter(parent);
  const params = { userId: pupil.person_id, consentId };
  const give = () =>
    client.call(
      answerConsent,
      { params, query, body: { is_accepted: true } },
      { headers: { 'idempotency-key': 'one-press' } },
    );
  const obstacle = async () => {
    const { data } = await client.call(listUsersConsents, { params: { userId: pupil.person_id }, query });
    return data.find(({ consent }) => consent.id === consentId)?.obstacle;
  };

  expect([await obstacle(), (await give()).key]).toEqual(['profile-not-verified', 'profile-not-verified']);
  await showCard(client);
  expect(await obstacle()).toBeNull();
  const [given, again] = [await give(), await give()];
  expect([given.data.status, again.data.status]).toEqual(['accepted', 'accepted']);
  expect((await admin.call(listLogs, { params: { id: consentId }, query })).data).toHaveLength(1);
});
