import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '#modules/people/contract/get-me.ts';
import { FRESH_PROOF_MINUTES } from '#platform/contract/policy.ts';
import { newAuthenticator } from '#platform/testing/authenticator.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { launching } from '#platform/testing/launching.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import {
  type Device,
  registerPasskey,
  signInByPasskey,
  signInOptions,
  teacherWithDevice,
} from '#platform/testing/passkeys.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addPasskey } from '../contract/add-passkey.ts';
import { getMyStatus } from '../contract/get-my-status.ts';
import { PASSKEY_CHALLENGE_MINUTES, PASSKEY_CHALLENGES_PER_ADDRESS } from '../contract/limits.ts';
import { listPasskeys } from '../contract/list-passkeys.ts';
import { proveWithPasskey } from '../contract/prove-with-passkey.ts';
import { removePasskey } from '../contract/remove-passkey.ts';
import { signInWithPasskey } from '../contract/sign-in-with-passkey.ts';
import { startPasskey } from '../contract/start-passkey.ts';
import { startPasskeyProof } from '../contract/start-passkey-proof.ts';
import { startPasskeySignIn } from '../contract/start-passkey-sign-in.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

let person: Made;
let client: TestClient;
let device: Device;
beforeEach(async () => {
  await school.db.pool.query('truncate account.passkey_challenge');
  ({ person, client, device } = await teacherWithDevice(school));
  await registerPasskey(client, device);
});

const optionsFor = async (who: TestClient) => (await who.call(startPasskey)).data;
const minutes = (count: number) => school.clock.advance(count * 60 + 1);

describe('signing in with a passkey', () => {
  it('opens a session at once, and notes the use', async () => {
    const { client: who, data } = await signInByPasskey(school, device);
    expect(data).toEqual({ user_id: person.person_id });
    expect((await who.call(getMe)).data.id).toBe(person.person_id);
    expect((await who.call(getMyStatus)).data.method).toBe('passkey');
    expect((await client.call(listPasskeys)).data.passkeys[0]?.last_used_at).not.toBeNull();
  });

  it('is refused when the signature is shown again', async () => {
    const body = device.sign(await signInOptions(school));
    const [one, two] = await Promise.all([0, 1].map(() => school.client().call(signInWithPasskey, { body })));
    expect([one?.key, two?.key].toSorted()).toEqual(['passkey_too_late', undefined]);
    expect((await school.client().call(signInWithPasskey, { body })).key).toBe('passkey_too_late');
  });

  it('is not begun without end from one address, also when all begin at once', async () => {
    await school.db.pool.query(
      `insert into account.passkey_challenge (challenge_hash, purpose, address, expires_at)
       select sha256(n::text::bytea), 'sign-in', '127.0.0.1', $1 from generate_series(1, $2) n`,
      [new Date(school.clock().getTime() + 60_000), PASSKEY_CHALLENGES_PER_ADDRESS - 1],
    );
    const begun = await Promise.all(Array.from({ length: 5 }, () => school.client().call(startPasskeySignIn)));
    expect(begun.map(({ key }) => key ?? 'begun').toSorted()).toEqual(['begun', ...Array(4).fill('too_many_requests')]);
    expect(begun.find(({ key }) => key)?.params).toEqual({ seconds: 60 });
    school.clock.advance(60);
    expect((await school.client().call(startPasskeySignIn)).status).toBe(200);
  });

  it('is refused once the challenge has run out, or was meant for something else', async () => {
    const late = device.sign(await signInOptions(school));
    const proof = device.sign((await client.call(startPasskeyProof)).data);
    expect((await school.client().call(signInWithPasskey, { body: proof })).key).toBe('passkey_too_late');
    minutes(PASSKEY_CHALLENGE_MINUTES);
    expect((await school.client().call(signInWithPasskey, { body: late })).key).toBe('passkey_too_late');
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another port of ours', { origin: 'http://localhost:4000' }],
    ['another site’s frame', { isCrossOrigin: true }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a device that nobody unlocked', { isVerified: false }],
    ['another person', { userHandle: 'somebody-else' }],
  ])('is refused from %s, and the challenge is gone', async (_name, twist) => {
    const options = await signInOptions(school);
    const who = school.client();
    expect((await who.call(signInWithPasskey, { body: device.sign(options, twist) })).key).toBe('passkey_not_accepted');
    expect(who.cookie).toBeNull();
  });

  it('is refused for a signature of another device, and uses the challenge up', async () => {
    const options = await signInOptions(school);
    const forged = { ...newAuthenticator().sign(options), id: device.id };
    expect((await school.client().call(signInWithPasskey, { body: forged })).key).toBe('passkey_not_accepted');
    expect((await school.client().call(signInWithPasskey, { body: device.sign(options) })).key).toBe(
      'passkey_too_late',
    );
  });

  it('is refused for a passkey that was removed or never was', async () => {
    await launching(school).nameFor(person.person_id);
    const [{ id: passkeyId = 0 } = {}] = (await client.call(listPasskeys)).data.passkeys;
    await client.call(removePasskey, { params: { passkeyId } });
    expect((await signInByPasskey(school, device)).key).toBe('passkey_not_known');
    expect((await signInByPasskey(school, newAuthenticator())).key).toBe('passkey_not_known');
  });

  it('is refused when the counter goes back, which is noted; a device that counts nothing gets in', async () => {
    expect((await signInByPasskey(school, device, { counter: 9 })).status).toBe(200);
    expect((await signInByPasskey(school, device, { counter: 9 })).key).toBe('passkey_not_accepted');
    expect((await signInByPasskey(school, device, { counter: 4 })).key).toBe('passkey_not_accepted');
    expect(school.logged.filter((line) => line.includes('passkey_counter_went_back'))).toHaveLength(2);
    const plain = newAuthenticator();
    const creation = plain.create(await optionsFor(client), { counter: 0 });
    await client.call(addPasskey, { body: { creation, name: 'Synced' } });
    for (const _ of [1, 2]) expect((await signInByPasskey(school, plain, { counter: 0 })).status).toBe(200);
  });

  it('is refused for nonsense', async () => {
    const good = device.sign(await signInOptions(school));
    for (const nonsense of [
      { clientDataJSON: 'bm90IGpzb24' },
      { clientDataJSON: 'bnVsbA' },
      { authenticatorData: 'AA' },
    ])
      expect((await school.client().call(signInWithPasskey, { body: { ...good, ...nonsense } })).status).toBe(401);
  });
});

describe('showing a passkey again', () => {
  it('makes the session fresh under a new id; the old one opens nothing', async () => {
    minutes(FRESH_PROOF_MINUTES);
    const before = client.cookie;
    const { data: options } = await client.call(startPasskeyProof);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    expect((await client.call(proveWithPasskey, { body: device.sign(options) })).data.user_id).toBe(person.person_id);
    expect(client.cookie).not.toBe(before);
    expect((await client.call(startPasskey)).status).toBe(200);
    const thief = school.client();
    thief.cookie = before;
    expect((await thief.call(getMe)).status).toBe(401);
  });

  it('takes a passkey of one’s own, in the session that asked', async () => {
    const other = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    expect((await other.call(startPasskeyProof)).key).toBe('no_passkeys');
    await registerPasskey(other, newAuthenticator());
    const { data: theirs } = await other.call(startPasskeyProof);
    expect((await client.call(proveWithPasskey, { body: device.sign(theirs) })).key).toBe('passkey_too_late');
    const { data: again } = await other.call(startPasskeyProof);
    expect((await other.call(proveWithPasskey, { body: device.sign(again) })).key).toBe('passkey_not_known');
  });
});
