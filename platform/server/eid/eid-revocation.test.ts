import { X509Certificate } from 'node:crypto';
import { BasicOCSPResponse, CertStatus, OCSPResponse } from '@peculiar/asn1-ocsp';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStandIns, type StandIns } from '#apps/stand-ins/open-stand-ins.ts';
import { openAuthority } from '#apps/stand-ins/test-authority.ts';
import { insistNotRevoked } from './eid-revocation.ts';
import { readAuthorities } from './eid-trust.ts';
import { certificateId, judgeOcspAnswer, ocspQuestion } from './ocsp.ts';

const MARI = { country: 'EE', id_code: '60001019906', firstname: 'MARI', lastname: 'MAASIKAS' };
const now = new Date();

let outside: StandIns;
let trusted: X509Certificate[];
beforeAll(async () => {
  outside = await openStandIns({ kriit: 'http://localhost:3000', people: async () => [MARI] });
  trusted = readAuthorities(outside.places.id_card.authorities);
});
afterAll(() => outside.close());

const newCard = async (): Promise<string> => (await outside.authorities.id_card.issue(MARI)).certificate;
const x509Of = (base64: string) => new X509Certificate(Buffer.from(base64, 'base64'));

/** A question about a card and the answer of the responder, to be tampered with. */
async function asking(base64: string) {
  const [issuer] = trusted;
  if (!issuer) throw new Error('nobody is trusted');
  const id = certificateId(x509Of(base64), issuer);
  const { nonce, bytes } = ocspQuestion(id);
  const told = await fetch(`${outside.origin}/ocsp/id_card`, {
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request' },
    body: new Uint8Array(bytes),
  });
  return { answer: Buffer.from(await told.arrayBuffer()), asked: { id, nonce, issuer, now } };
}

it('takes a card that is good, and refuses it once it was reported lost', async () => {
  const card = await newCard();
  await insistNotRevoked(card, trusted, now);
  outside.revoked.add(x509Of(card).serialNumber);
  await expect(insistNotRevoked(card, trusted, now)).rejects.toThrow('not good');
});

it('refuses an answer that was altered or belongs to another question', async () => {
  const { answer, asked } = await asking(await newCard());
  judgeOcspAnswer(answer, asked);
  const altered = Buffer.from(answer);
  altered[answer.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(() => judgeOcspAnswer(altered, asked)).toThrow();
  const { asked: other } = await asking(await newCard());
  expect(() => judgeOcspAnswer(answer, { ...asked, nonce: other.nonce })).toThrow('another question');
  expect(() => judgeOcspAnswer(answer, { ...asked, id: other.id })).toThrow('another certificate');
});

it.each([-1, 1])('bears clocks that are minutes apart, and no answer of another hour (%i)', async (direction) => {
  const { answer, asked } = await asking(await newCard());
  const apart = (minutes: number) => ({ ...asked, now: new Date(now.getTime() + direction * minutes * 60_000) });
  judgeOcspAnswer(answer, apart(14));
  expect(() => judgeOcspAnswer(answer, apart(16))).toThrow('old answer');
});

it('refuses what another authority has signed', async () => {
  const { answer, asked } = await asking(await newCard());
  const [stranger] = readAuthorities((await openAuthority('id_card', now)).pem);
  if (!stranger) throw new Error('there is no stranger');
  expect(() => judgeOcspAnswer(answer, { ...asked, issuer: stranger })).toThrow('nobody who may');
});

it('refuses a card that its authority does not know', async () => {
  const { answer, asked } = await asking(await newCard());
  const told = AsnConvert.parse(answer, OCSPResponse);
  if (!told.responseBytes) throw new Error('the responder said nothing');
  const basic = AsnConvert.parse(told.responseBytes.response.buffer, BasicOCSPResponse);
  for (const response of basic.tbsResponseData.responses) response.certStatus = new CertStatus({ unknown: null });
  const signed = new Uint8Array(AsnConvert.serialize(basic.tbsResponseData));
  basic.signature = new Uint8Array(outside.authorities.id_card.sign(signed)).buffer;
  told.responseBytes.response = new OctetString(AsnConvert.serialize(basic));
  expect(() => judgeOcspAnswer(Buffer.from(AsnConvert.serialize(told)), asked)).toThrow('not good');
});

it('lets nobody in while the responder is away, or talks nonsense', async () => {
  const away = await openAuthority('id_card', now, () => 'http://127.0.0.1:1/ocsp');
  const { certificate } = await away.issue(MARI);
  const asked = insistNotRevoked(certificate, readAuthorities(away.pem), now);
  await expect(asked).rejects.toMatchObject({ outcome: 'service_away' });
  const silly = await openAuthority('id_card', now, () => `${outside.origin}/mobile-id/authentication`);
  const other = insistNotRevoked((await silly.issue(MARI)).certificate, readAuthorities(silly.pem), now);
  await expect(other).rejects.toMatchObject({ name: 'EidFault' });
});

it('believes no certificate that nobody could report as lost', async () => {
  const silent = await openAuthority('id_card', now);
  const asked = insistNotRevoked((await silent.issue(MARI)).certificate, readAuthorities(silent.pem), now);
  await expect(asked).rejects.toMatchObject({ outcome: 'not_accepted' });
});
