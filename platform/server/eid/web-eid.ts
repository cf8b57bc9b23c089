import { constants, createHash, type KeyObject, randomBytes, verify, type X509Certificate } from 'node:crypto';
import { type EidCertificate, readCertificate } from './eid-certificate.ts';
import { type EidPerson, insist } from './eid-fault.ts';
import { type EidProfile, judgeCertificate } from './eid-trust.ts';

/** Whom we believe about ID cards. */
export type WebEidKit = { readonly trusted: readonly X509Certificate[] };

/** What the browser's extension hands over. */
export type WebEidToken = {
  readonly unverifiedCertificate: string;
  readonly algorithm: string;
  readonly signature: string;
  readonly format: string;
};

/** What a card has to sign: 32 random bytes, as the text that both sides hash. */
export const webEidNonce = (): string => randomBytes(32).toString('base64');

const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const CARD_POLICY = /^1\.3\.6\.1\.4\.1\.(51361\.1\.1\.[1-7]|51455\.1\.1\.1|51361\.2\.1\.[1-6]|51455\.2\.1\.1)$/;

const PROFILE: EidProfile = {
  'the purpose of authentication': ({ may_sign, purposes }) =>
    may_sign && (purposes === null || purposes.includes(CLIENT_AUTH)),
  'the policy of qualified authentication': ({ policies }) => policies.includes('0.4.0.2042.1.2'),
  'the policy of an identity document': ({ policies }) => policies.some((policy) => CARD_POLICY.test(policy)),
};

type Algorithm = { readonly hash: string; readonly type: 'ec' | 'rsa'; readonly options: object };

const hashes = ['256', '384', '512'];
const ALGORITHMS: ReadonlyMap<string, Algorithm> = new Map(
  hashes.flatMap((bits): [string, Algorithm][] => {
    const hash = `sha${bits}`;
    const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: Number(bits) / 8 };
    return [
      [`ES${bits}`, { hash, type: 'ec', options: { dsaEncoding: 'ieee-p1363' } }],
      [`PS${bits}`, { hash, type: 'rsa', options: pss }],
      [`RS${bits}`, { hash, type: 'rsa', options: {} }],
    ];
  }),
);

function insistSigned(key: KeyObject, token: WebEidToken, origin: string, nonce: string): void {
  const algorithm = ALGORITHMS.get(token.algorithm);
  insist(algorithm !== undefined && algorithm.type === key.asymmetricKeyType, 'another signature algorithm');
  const hashOf = (text: string): Buffer => createHash(algorithm.hash).update(text).digest();
  const signed = Buffer.concat([hashOf(origin), hashOf(nonce)]);
  const signature = Buffer.from(token.signature, 'base64');
  insist(verify(algorithm.hash, signed, { key, ...algorithm.options }, signature), 'the signature is wrong');
}

/** The person whose card signed a nonce for a page of this origin (PROTOCOLS 3.3). */
export function verifyWebEid(
  kit: WebEidKit,
  token: WebEidToken,
  { origin, nonce, now }: { origin: string; nonce: string; now: Date },
): EidPerson {
  insist(token.format.startsWith('web-eid:1'), 'another format');
  const certificate: EidCertificate = readCertificate(token.unverifiedCertificate);
  judgeCertificate(certificate, { trusted: kit.trusted, profile: PROFILE, now });
  insistSigned(certificate.x509.publicKey, token, origin, nonce);
  return certificate.person;
}
