import { Type } from 'typebox';
import { nullable } from '#platform/contract/shapes.ts';

/**
 * What travels between an authenticator and us, in the JSON that the WebAuthn standard gives it; its names are the
 * standard's, because the browser reads and writes them.
 */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** The longest credential id that the standard allows has 1,023 bytes. */
const CredentialId = Bytes(1_364);

const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** What a browser needs to ask a person for one of their passkeys; without a list, for any that is theirs. */
export const AssertionOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
  allowCredentials: Type.Array(Descriptor),
});

/** What a browser needs to make a passkey. */
export const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
});

/** The signature with which a passkey answers a challenge. */
export const Assertion = Type.Object({
  id: CredentialId,
  clientDataJSON: Bytes(4_000),
  authenticatorData: Bytes(4_000),
  signature: Bytes(8_000),
  userHandle: nullable(Bytes(100)),
});

/** A passkey that was just made: its public half, and what the authenticator says of it. */
export const Creation = Type.Object({
  id: CredentialId,
  clientDataJSON: Bytes(4_000),
  attestationObject: Bytes(20_000),
  transports: Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 }),
});
