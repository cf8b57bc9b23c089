import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { FRESH_PROOF_MINUTES } from '#platform/contract/policy.ts';
import { newAuthenticator } from '#platform/testing/authenticator.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { launching, withBearer } from '#platform/testing/launching.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { type Device, registerPasskey, signInOptions, teacherWithDevice } from '#platform/testing/passkeys.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addPasskey } from '../contract/add-passkey.ts';
import { PASSKEYS_MAX } from '../contract/limits.ts';
import { listPasskeys } from '../contract/list-passkeys.ts';
import { removePasskey } from '../contract/remove-passkey.ts';
import { renamePasskey } from '../contract/rename-passkey.ts';
import { startPasskey } from '../contract/start-passkey.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

let person: Made;
let client: TestClient;
let device: Device;
beforeEach(async () => {
  ({ person, client, device } = await teacherWithDevice(school));
});

const optionsFor = async (who: TestClient) => (await who.call(startPasskey)).data;
const minutes = (count: number) => school.clock.advance(count * 60 + 1);

describe('a passkey', () => {
  it('is registered under a name, told of, listed with its device, renamed and removed', async () => {
    const added = await registerPasskey(client, device);
    expect(added).toMatchObject({ status: 200, data: { name: 'My phone', device: 'Safari, iPhone', is_synced: true } });
    const params = { passkeyId: added.data.id };
    expect(await client.call(renamePasskey, { params, body: { name: ' Phone of Mari ' } })).toMatchObject({
      data: { name: 'Phone of Mari' },
    });
    expect((await client.call(renamePasskey, { params, body: { name: '\u200b ' } })).key).toBe('passkey_name_blank');
    await registerPasskey(client, newAuthenticator(), 'Laptop');
    const { data } = await client.call(listPasskeys);
    expect(data.passkeys.map(({ name, last_used_at }) => [name, last_used_at])).toEqual([
      ['Laptop', null],
      ['Phone of Mari', null],
    ]);
    expect((await client.call(removePasskey, { params })).data).toEqual({ removed: true });
    expect((await client.call(listPasskeys)).data.passkeys).toHaveLength(1);
    expect((await client.call(removePasskey, { params })).key).toBe('passkey_not_found');
    await school.app.jobs.runWaiting();
    const { notices } = (await client.call(listNotices)).data;
    expect(notices.map(({ kind, params: { change } }) => [kind, change])).toEqual([
      ['account.security_changed', { word: 'account:changes.passkey_removed' }],
      ['account.security_changed', { word: 'account:changes.passkey_added' }],
      ['account.security_changed', { word: 'account:changes.passkey_renamed' }],
      ['account.security_changed', { word: 'account:changes.passkey_added' }],
    ]);
  });

  it('is known to its device by nothing that names the person, and by the same each time', async () => {
    const [first, second] = [await optionsFor(client), await optionsFor(client)];
    expect(first.user.id).toMatch(/^[\w-]{43}$/);
    expect(second.user.id).toBe(first.user.id);
    expect(first.challenge).not.toBe(second.challenge);
    expect(first.excludeCredentials).toEqual([]);
    await registerPasskey(client, device);
    expect((await optionsFor(client)).excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it('is added once by a double click, and not again by anybody', async () => {
    const creation = device.create(await optionsFor(client));
    const send = () =>
      client.call(
        addPasskey,
        { body: { creation, name: 'Twice' } },
        { headers: { 'idempotency-key': 'double-click-1' } },
      );
    const [one, two] = await Promise.all([send(), send()]);
    expect(two.data).toEqual(one.data);
    const other = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
    expect((await registerPasskey(other, device)).key).toBe('passkey_exists');
    expect((await other.call(listPasskeys)).data.passkeys).toEqual([]);
  });

  it('is registered only by somebody who has just shown who they are, and never from another site', async () => {
    const options = await optionsFor(client);
    minutes(FRESH_PROOF_MINUTES);
    expect((await client.call(startPasskey)).key).toBe('fresh_proof_needed');
    const body = { creation: device.create(options), name: 'Late' };
    expect((await client.call(addPasskey, { body })).key).toBe('fresh_proof_needed');
    const site = launching(school);
    const { bearer } = await site.frameFor({ username: await site.nameFor(person.person_id) });
    const inFrame = school.client();
    expect((await inFrame.call(startPasskey, {}, withBearer(bearer))).key).toBe('step_up_needed');
    expect((await inFrame.call(listPasskeys, {}, withBearer(bearer))).key).toBe('step_up_needed');
  });

  it('is refused with a challenge of another session, another purpose, or another page', async () => {
    const elsewhere = await school.enter(person);
    const foreign = device.create(await optionsFor(elsewhere));
    expect((await client.call(addPasskey, { body: { creation: foreign, name: 'x' } })).key).toBe('passkey_too_late');
    const { challenge } = await signInOptions(school);
    const mixed = device.create({ ...(await optionsFor(client)), challenge });
    expect((await client.call(addPasskey, { body: { creation: mixed, name: 'x' } })).key).toBe('passkey_too_late');
    for (const twist of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }]) {
      const creation = device.create(await optionsFor(client), twist);
      expect((await client.call(addPasskey, { body: { creation, name: 'x' } })).key).toBe('passkey_not_accepted');
    }
  });

  it('has no end of others beside it', async () => {
    await registerPasskey(client, device);
    await school.db.pool.query(
      `insert into account.passkey (person_id, credential_id, public_key, counter, transports, device_type, is_backed_up, aaguid, name, added_at)
       select person_id, credential_id || n, public_key, 0, transports, device_type, is_backed_up, aaguid, name, added_at
       from account.passkey, generate_series(2, $2) as n where person_id = $1`,
      [person.person_id, PASSKEYS_MAX],
    );
    expect(await client.call(startPasskey)).toMatchObject({ key: 'too_many_passkeys', params: { max: PASSKEYS_MAX } });
  });

  it('is nobody else’s to rename or remove', async () => {
    const { data } = await registerPasskey(client, device);
    const other = await school.enter(await makeMember(school.db, { school_id: 2, role: 'admin' }));
    const params = { passkeyId: data.id };
    expect((await other.call(renamePasskey, { params, body: { name: 'Mine' } })).key).toBe('passkey_not_found');
    expect((await other.call(removePasskey, { params })).key).toBe('passkey_not_found');
  });
});

describe('removing', () => {
  it('leaves the last way in, also when two are removed at once', async () => {
    const first = (await registerPasskey(client, device)).data.id;
    const second = (await registerPasskey(client, newAuthenticator(), 'Second')).data.id;
    const told = await Promise.all(
      [first, second].map((passkeyId) => client.call(removePasskey, { params: { passkeyId } })),
    );
    expect(told.map(({ key }) => key).toSorted()).toEqual(['last_way_in', undefined]);
    expect((await client.call(listPasskeys)).data.passkeys).toHaveLength(1);
    await launching(school).nameFor(person.person_id);
    const [{ id: passkeyId = 0 } = {}] = (await client.call(listPasskeys)).data.passkeys;
    expect((await client.call(removePasskey, { params: { passkeyId } })).status).toBe(200);
  });

  it('asks for a fresh proof', async () => {
    const { id: passkeyId } = (await registerPasskey(client, device)).data;
    minutes(FRESH_PROOF_MINUTES);
    expect((await client.call(removePasskey, { params: { passkeyId } })).key).toBe('fresh_proof_needed');
    const renamed = await client.call(renamePasskey, { params: { passkeyId }, body: { name: 'Mine' } });
    expect(renamed.key).toBe('fresh_proof_needed');
  });
});
