import { createSign, generateKeyPairSync } from 'node:crypto';

// A certificate is a nest of tagged lengths (X.690); these few kinds are enough for one that signs itself.
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (moment: Date) => der(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = objectId('550403');
const SUBJECT_ALT_NAME = objectId('551d11');
const BASIC_CONSTRAINTS = objectId('551d13');
const DAY_MS = 86_400_000;

/** A key and a certificate for localhost that nobody trusts unless told to; new ones each time. */
export function localCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const now = Date.now();
  const extensions = sequence(
    sequence(SUBJECT_ALT_NAME, der(0x04, sequence(der(0x82, Buffer.from('localhost'))))),
    sequence(BASIC_CONSTRAINTS, der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  );
  const described = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = createSign('sha256').update(described).sign(privateKey);
  const certificate = sequence(described, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
