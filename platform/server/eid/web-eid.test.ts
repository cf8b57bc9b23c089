import { createHash, sign } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Authority, type Flaw, FOR_DOCUMENTS, openAuthority } from '#apps/stand-ins/test-authority.ts';
import { readAuthorities } from './eid-trust.ts';
import { verifyWebEid, type WebEidKit, type WebEidToken, webEidNonce } from './web-eid.ts';

const MARI = { country: 'EE', id_code: '60001019906', firstname: 'MARI', lastname: 'MAASIKAS' };
const ORIGIN = 'https://kool.example';
const now = new Date();
const nonce = webEidNonce();
const told = { origin: ORIGIN, nonce, now };

let cards: Authority;
let kit: WebEidKit;

beforeAll(async () => {
  cards = await openAuthority('id_card', now);
  kit = { trusted: readAuthorities(cards.pem) };
});

async function tokenFor(signed: { origin: string; nonce: string }, flaw: Flaw = {}, by = cards): Promise<WebEidToken> {
  const { certificate, key } = await by.issue(MARI, flaw);
  const hash = (text: string) => createHash('sha384').update(text).digest();
  const bytes = Buffer.concat([hash(signed.origin), hash(signed.nonce)]);
  const signature = sign('sha384', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return { unverifiedCertificate: certificate, algorithm: 'ES384', signature, format: 'web-eid:1.0' };
}

it('knows whose card has signed', async () => {
  expect(verifyWebEid(kit, await tokenFor(told), told)).toEqual(MARI);
});

it('refuses what was signed for another page or another nonce', async () => {
  const elsewhere = await tokenFor({ ...told, origin: 'https://kool.example.evil' });
  expect(() => verifyWebEid(kit, elsewhere, told)).toThrow('signature');
  const before = await tokenFor({ ...told, nonce: webEidNonce() });
  expect(() => verifyWebEid(kit, before, told)).toThrow('signature');
});

it.each<[string, Partial<WebEidToken>]>([
  ['another format', { format: 'web-eid:2.0' }],
  ['no algorithm', { algorithm: 'none' }],
  ['an algorithm of another kind of key', { algorithm: 'RS384' }],
  ['another hash', { algorithm: 'ES256' }],
  ['a broken signature', { signature: 'AAAA' }],
  ['a broken certificate', { unverifiedCertificate: 'AAAA' }],
])('refuses %s', async (_name, change) => {
  const token = { ...(await tokenFor(told)), ...change };
  expect(() => verifyWebEid(kit, token, told)).toThrow('not_accepted');
});

it.each<[string, Flaw]>([
  ['whose time has not come yet', { not_before: new Date(now.getTime() + 1000) }],
  ['whose time is over', { not_after: new Date(now.getTime() - 1000) }],
  ['of a phone', { policies: ['1.3.6.1.4.1.10015.18.1', '0.4.0.2042.1.2'] }],
  ['without the policy of authentication', { policies: ['1.3.6.1.4.1.51361.1.1.1'] }],
  ['for signing documents', { usages: FOR_DOCUMENTS }],
  ['for another purpose', { purposes: ['1.3.6.1.5.5.7.3.1'] }],
  ['of another key', { has_other_key: true }],
])('refuses a certificate %s', async (_name, flaw) => {
  const token = await tokenFor(told, flaw);
  expect(() => verifyWebEid(kit, token, told)).toThrow('not_accepted');
});

it('believes no other authority, also under the same name', async () => {
  const token = await tokenFor(told, {}, await openAuthority('id_card', now));
  expect(() => verifyWebEid(kit, token, told)).toThrow('nobody we trust');
});
