import { createHash, randomBytes, verify, type X509Certificate } from 'node:crypto';
import type { Agent } from 'node:https';
import { askService, textAt } from './ask-service.ts';
import { type EidCertificate, readCertificate } from './eid-certificate.ts';
import { EidFault, type EidPerson, insist } from './eid-fault.ts';
import { insistNotRevoked } from './eid-revocation.ts';
import { type EidProfile, judgeCertificate } from './eid-trust.ts';

/** The Mobile-ID service and what we are there. */
export type MobileIdKit = {
  readonly url: string;
  readonly uuid: string;
  readonly name: string;
  readonly trusted: readonly X509Certificate[];
  /** Speaks with it, and with nobody else under its name. */
  readonly agent: Agent;
};

type Asked = { readonly phone: string; readonly id_code: string };

/** What has to be remembered of one turn: Node verifies a text, not a digest, so the text before the hash is kept. */
export type MobileIdTurn = { readonly session_id: string; readonly preimage: string; readonly id_code: string };

/** The languages that a phone can show; everybody else reads English. */
const LANGUAGES: Readonly<Record<string, string>> = { et: 'EST', ru: 'RUS' };
const POLL_MS = 1_000;

/** The four digits that the person compares: the first six and the last seven bits of the hash. */
export function mobileIdCode(hash: Buffer): string {
  const [first = 0, last = 0] = [hash[0], hash.at(-1)];
  return String(((first & 0xfc) << 5) | (last & 0x7f)).padStart(4, '0');
}

/** Asks a phone; the code is shown to the person, who compares it there. */
export async function startMobileId(
  kit: MobileIdKit,
  asked: Asked,
  language: string,
): Promise<{ turn: MobileIdTurn; code: string }> {
  const preimage = randomBytes(64);
  const hash = createHash('sha256').update(preimage).digest();
  const { status, body } = await askService(kit.agent, `${kit.url}/authentication`, {
    body: {
      relyingPartyName: kit.name,
      relyingPartyUUID: kit.uuid,
      phoneNumber: asked.phone,
      nationalIdentityNumber: asked.id_code,
      hash: hash.toString('base64'),
      hashType: 'SHA256',
      language: LANGUAGES[language] ?? 'ENG',
      displayText: 'Kriit',
    },
  });
  const session_id = textAt(body, 'sessionID');
  if (status === 400) throw new EidFault('no_profile', 'the service takes no such number or code');
  if (status !== 200 || session_id === '') throw new EidFault('service_away', `status ${status}`);
  return {
    turn: { session_id, preimage: preimage.toString('base64'), id_code: asked.id_code },
    code: mobileIdCode(hash),
  };
}

const ENDS: Readonly<Record<string, EidFault['outcome']>> = {
  USER_CANCELLED: 'cancelled',
  TIMEOUT: 'timed_out',
  PHONE_ABSENT: 'phone_absent',
  DELIVERY_ERROR: 'phone_absent',
  NOT_MID_CLIENT: 'no_profile',
  SIM_ERROR: 'no_profile',
  // The card in the phone and what the service knows of it have drifted apart; only its operator can mend that.
  SIGNATURE_HASH_MISMATCH: 'no_profile',
};

const hasMobilePolicy = ({ policies }: EidCertificate): boolean =>
  policies.some((policy) => /^1\.3\.6\.1\.4\.1\.10015\.(18\.1|1\.3(\.[1-3])?)$/.test(policy));

const PROFILE: EidProfile = {
  'the policy of Mobile-ID': hasMobilePolicy,
  'the policy of qualified authentication': ({ policies }) => policies.includes('0.4.0.2042.1.2'),
  'the purpose of authentication': ({ may_sign }) => may_sign,
};

/** The person behind a completed session. */
export function verifyMobileId(kit: MobileIdKit, turn: MobileIdTurn, status: unknown, now: Date): EidPerson {
  const end = textAt(status, 'result');
  if (end !== 'OK') throw new EidFault(ENDS[end] ?? 'not_accepted', `the session ended with ${end.slice(0, 40)}`);
  const certificate = readCertificate(textAt(status, 'cert'));
  judgeCertificate(certificate, { trusted: kit.trusted, profile: PROFILE, now });
  insist(certificate.person.id_code === turn.id_code, 'the certificate of somebody else');
  const key = certificate.x509.publicKey;
  const algorithm = textAt(status, 'signature', 'algorithm');
  const isCurve = key.asymmetricKeyType === 'ec';
  insist(algorithm === (isCurve ? 'SHA256WithECEncryption' : 'SHA256WithRSAEncryption'), 'another signature algorithm');
  const signature = Buffer.from(textAt(status, 'signature', 'value'), 'base64');
  const signer = isCurve ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
  insist(verify('sha256', Buffer.from(turn.preimage, 'base64'), signer, signature), 'the signature is wrong');
  return certificate.person;
}

/** The person once the phone has answered; null while it has not. */
export async function pollMobileId(kit: MobileIdKit, turn: MobileIdTurn, now: Date): Promise<EidPerson | null> {
  const address = `${kit.url}/authentication/session/${encodeURIComponent(turn.session_id)}?timeoutMs=${POLL_MS}`;
  const answer = await askService(kit.agent, address, { wait_ms: POLL_MS });
  if (answer.status === 404) throw new EidFault('session_gone', 'the service does not know the session');
  if (answer.status !== 200) throw new EidFault('service_away', `status ${answer.status}`);
  if (textAt(answer.body, 'state') !== 'COMPLETE') return null;
  const person = verifyMobileId(kit, turn, answer.body, now);
  await insistNotRevoked(textAt(answer.body, 'cert'), kit.trusted, now);
  return person;
}
