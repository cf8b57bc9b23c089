import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { AnswerOf, InputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { addPasskey } from '../../contract/add-passkey.ts';
import { proveWithPasskey } from '../../contract/prove-with-passkey.ts';
import { signInWithPasskey } from '../../contract/sign-in-with-passkey.ts';
import { startPasskey } from '../../contract/start-passkey.ts';
import { startPasskeyProof } from '../../contract/start-passkey-proof.ts';
import { startPasskeySignIn } from '../../contract/start-passkey-sign-in.ts';

/** Comes when somebody wants it: most people sign in without. */
const browserSide = () => import('@simplewebauthn/browser');

const inPlace = { inPlace: true } as const;

type Shown = NonNullable<InputOf<typeof signInWithPasskey>['body']>;
type Made = NonNullable<InputOf<typeof addPasskey>['body']>['creation'];

const shownBy = ({ id, response }: AuthenticationResponseJSON): Shown => ({
  id,
  clientDataJSON: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
  userHandle: response.userHandle ?? null,
});

const madeBy = ({ id, response }: RegistrationResponseJSON): Made => ({
  id,
  clientDataJSON: response.clientDataJSON,
  attestationObject: response.attestationObject,
  transports: response.transports ?? [],
});

/** Makes a passkey on this device, or on one that it asks. */
export async function createPasskey(name: string): Promise<AnswerOf<typeof addPasskey>> {
  const optionsJSON = await call(startPasskey, {}, inPlace);
  const { startRegistration } = await browserSide();
  const creation = madeBy(await startRegistration({ optionsJSON }));
  return call(addPasskey, { body: { creation, name } }, inPlace);
}

/** A device that offers a passkey which opens nothing any more is told so, as far as its browser listens. */
async function tellIfUnknown(error: unknown, rpID: string, credentialID: string): Promise<void> {
  if (!(error instanceof CallError) || error.key !== 'passkey_not_known') return;
  const { sendSignal } = await browserSide();
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

/** Signs in with a passkey that the person picks: in a window of the browser, or from the list under the username. */
export async function signInByPasskey(useBrowserAutofill: boolean): Promise<number> {
  // The list is made ready without anybody having asked for it, so its failures are nobody's business.
  const optionsJSON = await call(startPasskeySignIn, {}, { ...inPlace, background: useBrowserAutofill });
  const { startAuthentication } = await browserSide();
  const body = shownBy(await startAuthentication({ optionsJSON, useBrowserAutofill }));
  try {
    return (await call(signInWithPasskey, { body }, inPlace)).user_id;
  } catch (error) {
    await tellIfUnknown(error, optionsJSON.rpId, body.id);
    throw error;
  }
}

/** Shows with a passkey of one's own that it is still oneself. */
export async function proveByPasskey(): Promise<number> {
  const optionsJSON = await call(startPasskeyProof, {}, inPlace);
  const { startAuthentication } = await browserSide();
  const body = shownBy(await startAuthentication({ optionsJSON }));
  return (await call(proveWithPasskey, { body }, inPlace)).user_id;
}
