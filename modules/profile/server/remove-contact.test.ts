import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askForReset } from '#modules/account/contract/ask-for-reset.ts';
import { FRESH_PROOF_MINUTES } from '#platform/contract/policy.ts';
import { newAuthenticator } from '#platform/testing/authenticator.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { registerPasskey } from '#platform/testing/passkeys.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getProfile } from '../contract/get-profile.ts';
import { removeContact } from '../contract/remove-contact.ts';
import { sendContactCode } from '../contract/send-contact-code.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

let person: Made;
let client: TestClient;
beforeEach(async () => {
  school.clock.follow();
  person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  await school.db.pool.query('update people.person set email = $2, phone = $3 where id = $1', [
    person.person_id,
    'mari@kool.example',
    '+37255512345',
  ]);
  client = await school.enter(person);
});

const remove = (channel: 'email' | 'phone') => client.call(removeContact, { params: { channel } });
const turnOn = (factor: 'email' | 'sms') =>
  school.db.pool.query('insert into account.factor (person_id, factor, is_on, tries_left) values ($1, $2, true, 5)', [
    person.person_id,
    factor,
  ]);

it('takes a number away, and tells of it by e-mail', async () => {
  await newLetters(school);
  const { data } = await remove('phone');
  expect(data.phone).toEqual({ address: null, is_verified: false, check: null });
  expect(await newLetters(school)).toMatchObject([{ recipient: 'mari@kool.example' }]);
  expect((await remove('phone')).status).toBe(200);
  expect(await newLetters(school)).toEqual([]);
});

it('takes an address away with the change that waited, and tells it there, once there is another way back in', async () => {
  expect((await remove('email')).key).toBe('email_is_last_recovery');
  await registerPasskey(client, newAuthenticator());
  await client.call(sendContactCode, { body: { channel: 'email', address: 'new@kool.example' } });
  await newLetters(school);
  expect((await remove('email')).data.email).toEqual({ address: null, is_verified: false, check: null });
  expect((await newLetters(school)).map(({ recipient }) => recipient)).toEqual(['mari@kool.example']);
  expect((await client.call(getProfile)).data.email.address).toBeNull();
});

it.each([
  ['email', 'email'],
  ['phone', 'sms'],
] as const)('leaves the %s where codes for signing in go', async (channel, factor) => {
  await turnOn(factor);
  expect((await remove(channel)).key).toBe('contact_is_second_step');
  expect((await client.call(getProfile)).data[channel].address).not.toBeNull();
});

it('needs a fresh proof', async () => {
  school.clock.advance(FRESH_PROOF_MINUTES * 60 + 1);
  expect((await remove('phone')).key).toBe('fresh_proof_needed');
});

it('ends a link for a new password that lies in the mailbox', async () => {
  await registerPasskey(client, newAuthenticator());
  await school.db.pool.query(
    `insert into account.credential (person_id, username, password_hash, changed_at) values ($1, 'mari.removes', 'x', now())`,
    [person.person_id],
  );
  await school.client().call(askForReset, { body: { username: 'mari.removes' } });
  await newLetters(school);
  const open = async () =>
    (await school.db.pool.query('select from account.password_reset where person_id = $1', [person.person_id]))
      .rowCount;
  expect(await open()).toBe(1);
  await remove('email');
  expect(await open()).toBe(0);
});
