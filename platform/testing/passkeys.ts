import { addPasskey } from '#modules/account/contract/add-passkey.ts';
import { signInWithPasskey } from '#modules/account/contract/sign-in-with-passkey.ts';
import { startPasskey } from '#modules/account/contract/start-passkey.ts';
import { startPasskeySignIn } from '#modules/account/contract/start-passkey-sign-in.ts';
import { newAuthenticator } from './authenticator.ts';
import type { TestClient } from './client.ts';
import { makeMember } from './make.ts';
import type { StartedApp } from './start-app.ts';

export type Device = ReturnType<typeof newAuthenticator>;
type Twist = Parameters<Device['sign']>[1];

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

/** A teacher who is signed in now, with a device that has no passkey yet. */
export async function teacherWithDevice(school: StartedApp) {
  school.clock.follow();
  const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  return { person, client: await school.enter(person), device: newAuthenticator() };
}

/** Adds a passkey of a device to somebody who is signed in, from a phone. */
export async function registerPasskey(client: TestClient, device: Device, name = 'My phone') {
  const creation = device.create((await client.call(startPasskey)).data);
  return client.call(addPasskey, { body: { creation, name } }, { headers: { 'user-agent': PHONE } });
}

/** What the sign-in page asks a device to sign. */
export const signInOptions = async (school: StartedApp) => (await school.client().call(startPasskeySignIn)).data;

/** Signs in with a passkey in a browser of its own, honestly or with a twist. */
export async function signInByPasskey(school: StartedApp, device: Device, twist?: Twist) {
  const client = school.client();
  const told = await client.call(signInWithPasskey, { body: device.sign(await signInOptions(school), twist) });
  return { client, ...told };
}
