import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStandIns, type StandIns } from '#apps/stand-ins/open-stand-ins.ts';
import { type Flaw, FOR_DOCUMENTS, openAuthority } from '#apps/stand-ins/test-authority.ts';
import { openEid } from './eid-kit.ts';
import { pollSmartId, smartIdAppLink, smartIdLinkAt, startSmartId, startSmartIdLink } from './smart-id.ts';
import { deviceLink, secretDigest, smartIdCode, userChallengeOf, verifySmartId } from './smart-id-signature.ts';
import type { SmartIdKit, SmartIdTurn } from './smart-id-turn.ts';

const MARI = { country: 'EE', id_code: '40504040001', firstname: 'MARI', lastname: 'MAASIKAS' };
const JURI = { ...MARI, id_code: '50001029996', firstname: 'JÜRI' };
const DAY_MS = 86_400_000;

type Status = {
  signatureProtocol: string;
  interactionTypeUsed: string;
  result: { endResult: string };
  cert: { value: string; certificateLevel: string };
  signature: Record<string, unknown> & { signatureAlgorithmParameters: Record<string, unknown> };
};

let outside: StandIns;
let kit: SmartIdKit;
let turn: SmartIdTurn;
let status: Status;
const now = new Date();

beforeAll(async () => {
  outside = await openStandIns({ kriit: 'http://localhost:3000', people: async () => [MARI, JURI] });
  const opened = openEid(outside.places).smart_id;
  if (!opened) throw new Error('Smart-ID is not offered');
  kit = opened;
  ({ turn } = await startSmartId(kit, MARI, 'Kriit'));
  for (const waiting of outside.turns.waiting()) waiting.result = 'OK';
  status = (await (await fetch(`${kit.url}/session/${turn.session_id}`)).json()) as Status;
});
afterAll(() => outside.close());

it('shows the published code for the published challenge', () => {
  const challenge = 'GYS+yoah6emAcVDNIajwSs6UB/M95XrDxMzXBUkwQJ9YFDipXXzGpPc7raWcuc2+TEoRc7WvIZ/7dU/iRXenYg==';
  expect(smartIdCode(challenge)).toBe('7180');
});

it('knows the published words of an app on the same device', () => {
  expect(secretDigest('B98ODiVCebRedSwdTk51zFSaGYyHtY1H2A0ocAi3/Ps=')).toBe(
    'U4CKK13H1XFiyBofev9asqrzIrY5_Gszi_nL_zDKkBc',
  );
  expect(userChallengeOf('XtPfaGa8JnGtYrJjboooUf0KfY9sMEHrWFpSQrsUv9c')).toBe(
    'GnsWXXEjTCKR89fj9uo5u5ReBZ9JR7_pezLAI5jMS00',
  );
});

it('knows whom the phone has shown', async () => {
  const { country, id_code, firstname, lastname } = MARI;
  expect(verifySmartId(kit, turn, status, now)).toEqual({ country, id_code, firstname, lastname });
  expect(await pollSmartId(kit, turn, now)).toEqual({ country, id_code, firstname, lastname });
});

it.each([
  ['another server random', (one: Status) => ({ ...one, signature: { ...one.signature, serverRandom: 'AAAA' } })],
  ['another user challenge', (one: Status) => ({ ...one, signature: { ...one.signature, userChallenge: 'AAAA' } })],
  ['a flow that was not offered', (one: Status) => ({ ...one, signature: { ...one.signature, flowType: 'QR' } })],
  ['another interaction', (one: Status) => ({ ...one, interactionTypeUsed: 'confirmationMessage' })],
  ['a lower level', (one: Status) => ({ ...one, cert: { ...one.cert, certificateLevel: 'ADVANCED' } })],
  ['another protocol', (one: Status) => ({ ...one, signatureProtocol: 'RAW_DIGEST_SIGNATURE' })],
  ['no signature', (one: Status) => ({ ...one, signature: {} })],
  ['no certificate', (one: Status) => ({ ...one, cert: { certificateLevel: 'QUALIFIED' } })],
  ['an unknown end', (one: Status) => ({ ...one, result: { endResult: 'FINE' } })],
  [
    'a weaker hash',
    (one: Status) => ({
      ...one,
      signature: { ...one.signature, signatureAlgorithmParameters: { hashAlgorithm: 'SHA-256', saltLength: 32 } },
    }),
  ],
])('refuses %s', (_name, change) => {
  expect(() => verifySmartId(kit, turn, change(status), now)).toThrow('not_accepted');
});

it.each([
  ['USER_REFUSED_INTERACTION', 'cancelled'],
  ['USER_REFUSED_CERT_CHOICE', 'cancelled'],
  ['ACCOUNT_UNUSABLE', 'no_profile'],
  ['REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP', 'no_profile'],
  ['PROTOCOL_FAILURE', 'not_accepted'],
  ['EXPECTED_LINKED_SESSION', 'not_accepted'],
  ['SERVER_ERROR', 'service_away'],
  ['', 'not_accepted'],
])('hears that a session ended with %s', (endResult, outcome) => {
  expect(() => verifySmartId(kit, turn, { ...status, result: { endResult } }, now)).toThrow(`${outcome}: `);
});

it('refuses what was signed for another text on the phone, or another challenge', () => {
  expect(() => verifySmartId(kit, { ...turn, interactions: 'W10=' }, status, now)).toThrow('signature');
  expect(() => verifySmartId(kit, { ...turn, challenge: 'AAAA' }, status, now)).toThrow('signature');
  expect(() => verifySmartId({ ...kit, name: 'Somebody' }, turn, status, now)).toThrow('signature');
  expect(() => verifySmartId({ ...kit, scheme: 'smart-id' }, turn, status, now)).toThrow('signature');
});

describe('a certificate', () => {
  const withCertificate = async (flaw: Flaw, person = MARI): Promise<Status> => {
    const { certificate } = await outside.authorities.smart_id.issue(person, flaw);
    return { ...status, cert: { ...status.cert, value: certificate } };
  };

  it('of somebody else is refused', async () => {
    const shown = await withCertificate({}, JURI);
    expect(() => verifySmartId(kit, turn, shown, now)).toThrow('somebody else');
  });

  it.each<[string, Flaw]>([
    ['whose time has not come yet', { not_before: new Date(now.getTime() + DAY_MS) }],
    ['whose time is over', { not_after: new Date(now.getTime() - DAY_MS) }],
    ['of the basic level', { policies: ['1.3.6.1.4.1.10015.17.1', '0.4.0.2042.1.1'] }],
    ['without the policy of authentication', { policies: ['1.3.6.1.4.1.10015.17.2', '0.4.0.194112.1.2'] }],
    ['for signing documents', { usages: FOR_DOCUMENTS }],
    ['for another purpose', { purposes: ['1.3.6.1.5.5.7.3.4'] }],
    ['of another key', { has_other_key: true }],
  ])('%s is refused', async (_name, flaw) => {
    const shown = await withCertificate(flaw);
    expect(() => verifySmartId(kit, turn, shown, now)).toThrow('not_accepted');
  });

  it('of an authority that we do not know is refused, also under the same name', async () => {
    const stranger = await openAuthority('smart_id', now);
    const { certificate } = await stranger.issue(MARI);
    const shown = { ...status, cert: { ...status.cert, value: certificate } };
    expect(() => verifySmartId(kit, turn, shown, now)).toThrow('nobody we trust');
    expect(() => verifySmartId({ ...kit, trusted: [] }, turn, status, now)).toThrow('nobody we trust');
  });

  it('is refused when our authorities are too old themselves', () => {
    const later = new Date(now.getTime() + 11 * 365 * DAY_MS);
    expect(() => verifySmartId(kit, turn, status, later)).toThrow('nobody we trust');
  });
});

/** Opens a link of ours on Mari's phone. */
const scan = (deviceLink: string | null | undefined, flowType = 'QR') =>
  fetch(`${outside.origin}/mock/device-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentNumber: 'PNOEE-40504040001-DEM0-Q', deviceLink, flowType }),
  });

it('knows which way the app on the same device was opened and leads back, whatever the answer says of it', async () => {
  const callback = 'https://kool.example/login/smart-id?turn=one';
  const linked = await startSmartIdLink(kit, 'Kriit', now, callback);
  expect((await scan(smartIdAppLink(kit, linked, 'est'), 'Web2App')).status).toBe(200);
  const asked = outside.turns.waiting().at(-1);
  const answer = await fetch(`${outside.origin}/phone/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: asked?.id, answer: 'confirm' }),
  });
  const { way_back } = (await answer.json()) as { way_back: string };
  const { searchParams } = new URL(way_back);
  const cameBack = {
    secret_digest: searchParams.get('sessionSecretDigest') ?? '',
    challenge_verifier: searchParams.get('userChallengeVerifier') ?? '',
  };
  const told = (await (await fetch(`${kit.url}/session/${linked.session_id}`)).json()) as Status;
  expect(verifySmartId(kit, linked, told, now, cameBack)).toMatchObject({ id_code: MARI.id_code });
  expect(() => verifySmartId(kit, linked, told, now)).toThrow('somebody else back');
  const elsewhere = { ...linked, callback: 'https://kool.example/login/smart-id?turn=two' };
  expect(() => verifySmartId(kit, elsewhere, told, now, cameBack)).toThrow('the signature is wrong');
  // Said to have been scanned, it would need nothing of what the app brings back.
  const scanned = { ...told, signature: { ...told.signature, flowType: 'QR' } };
  expect(() => verifySmartId(kit, linked, scanned, now)).toThrow('the signature is wrong');
  const other = { ...told, signature: { ...told.signature, flowType: 'App2App' } };
  expect(() => verifySmartId(kit, linked, other, now, cameBack)).toThrow('not offered');
});

it('gives a QR code for each second, with a signature that the service knows', async () => {
  const linked = await startSmartIdLink(kit, 'Kriit', now);
  const [first, second] = [0, 1].map((seconds) =>
    smartIdLinkAt(kit, linked, new Date(now.getTime() + seconds * 1000), 'est'),
  );
  expect(first).toContain('elapsedSeconds=0&');
  expect(second).toContain('elapsedSeconds=1&');
  expect(first?.split('&authCode=')[1]).not.toBe(second?.split('&authCode=')[1]);
  expect((await scan(first?.replace('lang=est', 'lang=eng'))).status).toBe(404);
  expect((await scan(first)).status).toBe(200);
  for (const waiting of outside.turns.waiting()) waiting.result = 'OK';
  expect(await pollSmartId(kit, linked, now)).toMatchObject({ id_code: MARI.id_code });
});

it('signs the parts of a link in the order of the protocol', () => {
  const linked = {
    challenge: 'Y2g=',
    interactions: 'W10=',
    callback: null,
    session_token: 'st',
    session_secret: 'c2VjcmV0',
    link_base: 'https://s',
  };
  expect(deviceLink({ scheme: 'smart-id', name: 'DEMO' }, linked, 7, 'lav')).toBe(
    'https://s?deviceLinkType=QR&elapsedSeconds=7&sessionToken=st&sessionType=auth&version=1.0&lang=lav&authCode=EWciNwMuJhtw2G1fQqpH8c-RbH_8_Y-tcqfI1LN0ha8',
  );
});

it.each([
  [404, 'no_profile', 'session_gone'],
  [480, 'service_away', 'service_away'],
  [401, 'service_away', 'service_away'],
  [403, 'service_away', 'service_away'],
  [580, 'service_away', 'service_away'],
])('takes the status %i as an answer, at the beginning and later', async (code, begun, later) => {
  const server = createServer((_request, response) => response.writeHead(code).end('{}')).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const failing = { ...kit, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  await expect(startSmartId(failing, MARI, 'Kriit')).rejects.toMatchObject({ outcome: begun });
  await expect(pollSmartId(failing, turn, now)).rejects.toMatchObject({ outcome: later });
  server.close();
});

it('says that a service which cannot be reached, or talks nonsense, is away', async () => {
  await expect(startSmartId({ ...kit, url: 'http://127.0.0.1:1' }, MARI, '')).rejects.toMatchObject({
    outcome: 'service_away',
  });
  const gone = { ...turn, session_id: 'gone' };
  await expect(pollSmartId(kit, gone, now)).rejects.toMatchObject({ outcome: 'session_gone' });
});
