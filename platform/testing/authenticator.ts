import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Static } from 'typebox';
import type { Assertion, AssertionOptions, Creation, CreationOptions } from '#modules/account/contract/webauthn.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const SYNCED = 0x18;
const HAS_CREDENTIAL = 0x40;

/** The numbers of the COSE standard for a public key on the curve P-256. */
const COSE = { kty: 1, alg: 3, curve: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

/** How a ceremony differs from an honest one. */
type Twist = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  isCrossOrigin?: boolean;
  counter?: number;
  userHandle?: string;
};

/** A device with one passkey, in software: it signs what a browser would let it sign, or what the story twists. */
export function newAuthenticator({ origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(24);
  const id = text(credential);
  let counter = 0;
  let handle: string | null = null;

  const clientData = (type: string, challenge: string, twist: Twist): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: twist.origin ?? origin, crossOrigin: twist.isCrossOrigin ?? false }),
    );

  const authenticatorData = (rpId: string, twist: Twist, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    counter = twist.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(USER_PRESENT | SYNCED | flags | ((twist.isVerified ?? true) ? USER_VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(twist.rpId ?? rpId), head, rest]);
  };

  const publicHalf = (): Bytes => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (part: string): Bytes => bytesOf(Buffer.from(part, 'base64url'));
    const key = new Map<number, number | Bytes>([
      [COSE.kty, COSE.ec2],
      [COSE.alg, COSE.es256],
      [COSE.curve, COSE.p256],
      [COSE.x, coordinate(x)],
      [COSE.y, coordinate(y)],
    ]);
    return isoCBOR.encode(key);
  };

  return {
    id,
    /** What its signatures are checked with. */
    publicKey: publicHalf(),
    /** Makes the passkey. */
    create(options: Static<typeof CreationOptions>, twist: Twist = {}): Static<typeof Creation> {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const made = Buffer.concat([Buffer.alloc(16), length, credential, publicHalf()]);
      const authData = bytesOf(authenticatorData(options.rp.id, twist, HAS_CREDENTIAL, made));
      const attestation = new Map<string, string | Bytes | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return {
        id,
        clientDataJSON: text(clientData('webauthn.create', options.challenge, twist)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
    },
    /** Signs a challenge with it. */
    sign(options: Static<typeof AssertionOptions>, twist: Twist = {}): Static<typeof Assertion> {
      const data = clientData('webauthn.get', options.challenge, twist);
      const authData = authenticatorData(options.rpId, twist, 0);
      return {
        id,
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle: twist.userHandle ?? handle,
      };
    },
  };
}
