import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStandIns, type StandIns } from '#apps/stand-ins/open-stand-ins.ts';
import { type Flaw, FOR_DOCUMENTS, openAuthority } from '#apps/stand-ins/test-authority.ts';
import { openEid } from './eid-kit.ts';
import {
  type MobileIdKit,
  type MobileIdTurn,
  mobileIdCode,
  pollMobileId,
  startMobileId,
  verifyMobileId,
} from './mobile-id.ts';

const MARI = { country: 'EE', id_code: '60001019906', firstname: 'MARY ÄNN', lastname: 'O’CONNEŽ-ŠUSLIK' };
const JURI = { ...MARI, id_code: '50001029996', firstname: 'JÜRI' };

type Status = { state: string; result: string; cert: string; signature: { value: string; algorithm: string } };

let outside: StandIns;
let kit: MobileIdKit;
let turn: MobileIdTurn;
let status: Status;
const now = new Date();

beforeAll(async () => {
  outside = await openStandIns({ kriit: 'http://localhost:3000', people: async () => [MARI, JURI] });
  const opened = openEid(outside.places).mobile_id;
  if (!opened) throw new Error('Mobile-ID is not offered');
  kit = opened;
  ({ turn } = await startMobileId(kit, { phone: '+37200000766', id_code: MARI.id_code }, 'et'));
  for (const waiting of outside.turns.waiting()) waiting.result = 'OK';
  status = (await (await fetch(`${kit.url}/authentication/session/${turn.session_id}`)).json()) as Status;
});
afterAll(() => outside.close());

it('shows the published code for the published hash', () => {
  expect(mobileIdCode(Buffer.from('2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', 'hex'))).toBe('1462');
});

it('knows whom the phone has shown', async () => {
  expect(verifyMobileId(kit, turn, status, now)).toMatchObject(MARI);
  expect(await pollMobileId(kit, turn, now)).toMatchObject(MARI);
});

it('refuses a signature over anything else, in another form, or by another kind of eID', async () => {
  const [{ certificate: others }, { certificate: cards }, { certificate: basic }] = await Promise.all([
    outside.authorities.mobile_id.issue(JURI),
    outside.authorities.id_card.issue(MARI),
    outside.authorities.mobile_id.issue(MARI, { policies: ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2'] }),
  ]);
  const value = Buffer.from(status.signature.value, 'base64').reverse().toString('base64');
  for (const shown of [
    { ...status, signature: { ...status.signature, value } },
    { ...status, signature: { ...status.signature, algorithm: 'SHA256WithRSAEncryption' } },
    { ...status, cert: others },
    { ...status, cert: cards },
    { ...status, cert: basic },
    { ...status, cert: 'bm8gY2VydGlmaWNhdGU=' },
    { ...status, result: 'SOMETHING_NEW' },
  ])
    expect(() => verifyMobileId(kit, turn, shown, now)).toThrow('not_accepted');
  const otherTurn = { ...turn, preimage: Buffer.alloc(64).toString('base64') };
  expect(() => verifyMobileId(kit, otherTurn, status, now)).toThrow('signature');
});

it.each<[string, Flaw]>([
  ['whose time has not come yet', { not_before: new Date(now.getTime() + 1000) }],
  ['whose time is over', { not_after: new Date(now.getTime() - 1000) }],
  ['for signing documents', { usages: FOR_DOCUMENTS }],
  ['of a lower level', { policies: ['1.3.6.1.4.1.10015.18.1', '0.4.0.2042.1.1'] }],
])('refuses a certificate %s', async (_name, flaw) => {
  const { certificate } = await outside.authorities.mobile_id.issue(MARI, flaw);
  expect(() => verifyMobileId(kit, turn, { ...status, cert: certificate }, now)).toThrow(
    'not_accepted: the certificate',
  );
});

it('refuses the certificate of another key', async () => {
  const { certificate } = await outside.authorities.mobile_id.issue(MARI, { has_other_key: true });
  expect(() => verifyMobileId(kit, turn, { ...status, cert: certificate }, now)).toThrow('the signature is wrong');
});

it('believes no other authority, also under the same name', async () => {
  const { certificate } = await (await openAuthority('mobile_id', now)).issue(MARI);
  expect(() => verifyMobileId(kit, turn, { ...status, cert: certificate }, now)).toThrow('nobody we trust');
});

it('asks no number that the service would not take', async () => {
  const asked = startMobileId(kit, { phone: '+4912345678', id_code: MARI.id_code }, 'et');
  await expect(asked).rejects.toMatchObject({ outcome: 'no_profile' });
});

it.each([
  [400, 'no_profile', 'service_away'],
  [401, 'service_away', 'service_away'],
  [404, 'service_away', 'session_gone'],
  [405, 'service_away', 'service_away'],
  [500, 'service_away', 'service_away'],
])('takes the status %i as an answer, at the beginning and later', async (code, begun, later) => {
  const server = createServer((_request, response) => response.writeHead(code).end('{}')).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const failing = { ...kit, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const asked = startMobileId(failing, { phone: '+37200000766', id_code: MARI.id_code }, 'et');
  await expect(asked).rejects.toMatchObject({ outcome: begun });
  await expect(pollMobileId(failing, turn, now)).rejects.toMatchObject({ outcome: later });
  server.close();
});

it('hears that the service has forgotten a session', async () => {
  const gone = pollMobileId(kit, { ...turn, session_id: 'gone' }, now);
  await expect(gone).rejects.toMatchObject({ outcome: 'session_gone' });
});
