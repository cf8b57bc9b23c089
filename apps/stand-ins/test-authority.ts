import 'reflect-metadata';
import { KeyObject, sign, webcrypto } from 'node:crypto';
import {
  AuthorityInfoAccessExtension,
  BasicConstraintsExtension,
  CertificatePolicyExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { StandInPerson } from './people.ts';

cryptoProvider.set(webcrypto as Crypto);

const CURVE_384 = { name: 'ECDSA', namedCurve: 'P-384' } as const;
const CURVE_256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-384' } as const;

const { digitalSignature, keyAgreement, keyCertSign } = KeyUsageFlags;
/** What the second key of a card or a phone is for: signing documents, not showing who one is. */
export const FOR_DOCUMENTS = KeyUsageFlags.nonRepudiation;
const QUALIFIED = '0.4.0.2042.1.2';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const SMART_ID_AUTH = '1.3.6.1.4.1.62306.5.7.0';

/** What the certificates of each kind of eID look like in real life. */
const KINDS = {
  smart_id: {
    key: RSA,
    usages: digitalSignature,
    policies: ['1.3.6.1.4.1.10015.17.2', QUALIFIED],
    purposes: [SMART_ID_AUTH],
  },
  mobile_id: {
    key: CURVE_256,
    usages: digitalSignature,
    policies: ['1.3.6.1.4.1.10015.18.1', QUALIFIED],
    purposes: [],
  },
  id_card: {
    key: CURVE_384,
    usages: digitalSignature | keyAgreement,
    policies: ['1.3.6.1.4.1.51361.1.1.1', QUALIFIED],
    purposes: [CLIENT_AUTH],
  },
} as const;

export type EidKind = keyof typeof KINDS;

/** What a story may ask of a certificate that should be refused. */
export type Flaw = {
  readonly policies?: readonly string[];
  readonly usages?: number;
  readonly purposes?: readonly string[];
  readonly not_before?: Date;
  readonly not_after?: Date;
  /** Whether it is about another key than the one that signs. */
  readonly has_other_key?: boolean;
};

/** A certificate whose time was over long ago. */
export const EXPIRED: Flaw = { not_after: new Date(0) };

export type Issued = { readonly certificate: string; readonly key: KeyObject };

const DAY_MS = 86_400_000;
const YEARS_MS = 10 * 365 * DAY_MS;

/** An authority for one kind of eID, made anew at each start and believed by nobody but this installation. */
export async function openAuthority(kind: EidKind, now: Date, ocsp_url?: () => string) {
  const profile = KINDS[kind];
  const keys = await webcrypto.subtle.generateKey(CURVE_384, true, ['sign', 'verify']);
  const name = `CN=TEST of Kriit demonstration ${kind}, O=Kriit demonstration, C=EE`;
  const authority = await X509CertificateGenerator.createSelfSigned({
    name,
    keys: keys as CryptoKeyPair,
    signingAlgorithm: SIGNING,
    notBefore: new Date(now.getTime() - YEARS_MS),
    notAfter: new Date(now.getTime() + YEARS_MS),
    extensions: [new BasicConstraintsExtension(true, 0, true), new KeyUsagesExtension(keyCertSign, true)],
  });
  // One key serves everybody of the demonstration: making an RSA key for each would take a second a person.
  const newKeys = () =>
    webcrypto.subtle.generateKey(profile.key, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
  let holder: Promise<webcrypto.CryptoKeyPair> | null = null;
  const holderKeys = () => {
    holder ??= newKeys();
    return holder;
  };

  return {
    kind,
    pem: authority.toString('pem'),
    /** Signs what the authority says about its certificates. */
    sign: (bytes: Uint8Array): Buffer => sign('sha384', bytes, KeyObject.from(keys.privateKey)),
    /** A certificate for a person, as a card or a phone would hold it. */
    async issue(person: StandInPerson, flaw: Flaw = {}): Promise<Issued> {
      const { publicKey, privateKey } = await holderKeys();
      const certified = flaw.has_other_key ? (await newKeys()).publicKey : publicKey;
      const { firstname, lastname, country, id_code } = person;
      const purposes = flaw.purposes ?? profile.purposes;
      const certificate = await X509CertificateGenerator.create({
        subject: [
          { C: [country] },
          { CN: [`${lastname},${firstname},${id_code}`] },
          { '2.5.4.4': [lastname] },
          { '2.5.4.42': [firstname] },
          { '2.5.4.5': [`PNO${country}-${id_code}`] },
        ],
        issuer: authority.subject,
        publicKey: certified as CryptoKey,
        signingKey: keys.privateKey as CryptoKey,
        signingAlgorithm: SIGNING,
        notBefore: flaw.not_before ?? new Date(now.getTime() - YEARS_MS),
        notAfter: flaw.not_after ?? new Date(now.getTime() + YEARS_MS),
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(flaw.usages ?? profile.usages, true),
          new CertificatePolicyExtension([...(flaw.policies ?? profile.policies)]),
          ...(ocsp_url ? [new AuthorityInfoAccessExtension({ ocsp: ocsp_url() })] : []),
          ...(purposes.length > 0 ? [new ExtendedKeyUsageExtension([...purposes])] : []),
        ],
      });
      return { certificate: Buffer.from(certificate.rawData).toString('base64'), key: KeyObject.from(privateKey) };
    },
  };
}

export type Authority = Awaited<ReturnType<typeof openAuthority>>;
