import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Static } from 'typebox';
import type { Transaction } from '#platform/server/db.ts';
import { type Log, securityEvent } from '#platform/server/log.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { Assertion, Creation } from '../contract/webauthn.ts';
import { type Asking, takeChallenge } from './passkey-challenge-store.ts';
import { ALGORITHMS } from './passkey-options-store.ts';
import { type KnownPasskey, type NewPasskey, passkeyBy } from './passkey-store.ts';

/** The call in which an authenticator answers: where it reached us, and its way to the database. */
type Answering = {
  readonly hostname: string;
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly now: Date;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
};

type ClientData = ReturnType<typeof decodeClientDataJSON>;

const notAccepted = (): Refusal => new Refusal('passkey_not_accepted');

/** What the browser says of the ceremony, if it took place on a page of ours and not in another site's frame. */
function clientDataOf(encoded: string, { isOwnOrigin }: Answering): ClientData {
  try {
    const data = decodeClientDataJSON(encoded);
    if (typeof data.challenge === 'string' && isOwnOrigin(data.origin) && data.crossOrigin !== true) return data;
  } catch {
    // Whatever is no JSON is refused like everything else that no browser of ours sends.
  }
  throw notAccepted();
}

/** The library raises for each fault; which one it was is nobody's business but the log's. */
const orNotAccepted = <T>(verifying: Promise<T>): Promise<T> =>
  verifying.catch(() => {
    throw notAccepted();
  });

/** Uses up the challenge that was signed, for good: whatever comes of the rest, it cannot be shown again. */
async function spend(challenge: string, asking: Asking, { transaction, now }: Answering): Promise<void> {
  if (!(await transaction((tx) => takeChallenge(tx, challenge, asking, now)))) throw new Refusal('passkey_too_late');
}

/** What every signature must hold to: our challenge, our page, our name, and a person who unlocked the device. */
const expected = ({ challenge, origin }: ClientData, { hostname }: Answering) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: hostname,
  requireUserVerification: true,
});

/** A passkey that has just signed, with what is to be noted of it in the transaction that lets its person go on. */
export type ShownPasskey = {
  readonly id: number;
  readonly person_id: number;
  readonly counter: number;
  readonly is_backed_up: boolean;
};

async function verifyAssertion(
  passkey: KnownPasskey,
  shown: Static<typeof Assertion>,
  data: ClientData,
  call: Answering,
) {
  const { id, userHandle, ...response } = shown;
  if (userHandle !== null && userHandle !== passkey.handle) throw notAccepted();
  const { verified, authenticationInfo } = await orNotAccepted(
    verifyAuthenticationResponse({
      ...expected(data, call),
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      // The counter is compared where it is written, so that two servers cannot both accept the same one.
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    }),
  );
  if (!verified) throw notAccepted();
  return authenticationInfo;
}

/** Finds out whose passkey has signed our challenge. */
export async function showPasskey(
  shown: Static<typeof Assertion>,
  asking: Asking,
  call: Answering,
): Promise<ShownPasskey> {
  const data = clientDataOf(shown.clientDataJSON, call);
  await spend(data.challenge, asking, call);
  const passkey = await call.transaction((tx) => passkeyBy(tx, shown.id));
  if (!passkey) throw new Refusal('passkey_not_known');
  const { newCounter, credentialBackedUp } = await verifyAssertion(passkey, shown, data, call);
  return { id: passkey.id, person_id: passkey.person_id, counter: newCounter, is_backed_up: credentialBackedUp };
}

/** Reads the passkey that a device has just made. */
export async function readCreation(
  made: Static<typeof Creation>,
  asking: Asking,
  call: Answering,
): Promise<NewPasskey> {
  const data = clientDataOf(made.clientDataJSON, call);
  await spend(data.challenge, asking, call);
  const { id, transports, ...response } = made;
  const { verified, registrationInfo } = await orNotAccepted(
    verifyRegistrationResponse({
      ...expected(data, call),
      supportedAlgorithmIDs: ALGORITHMS,
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    }),
  );
  if (!verified) throw notAccepted();
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports,
    device_type: credentialDeviceType,
    is_backed_up: credentialBackedUp,
    aaguid,
  };
}

/** A counter that went back means that somebody has a copy of the passkey: it opens nothing, and the log knows. */
export function refuseCopy(log: Log, { id, person_id }: ShownPasskey): never {
  securityEvent(log, 'passkey_counter_went_back', { user_id: person_id, passkey_id: id });
  throw notAccepted();
}
