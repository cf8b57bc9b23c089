import { constants, createHash, createHmac, verify } from 'node:crypto';
import { textAt } from './ask-service.ts';
import { type EidCertificate, readCertificate } from './eid-certificate.ts';
import { EidFault, type EidPerson, insist } from './eid-fault.ts';
import { type EidProfile, judgeCertificate } from './eid-trust.ts';
import type { SmartIdKit, SmartIdReturn, SmartIdTurn } from './smart-id-turn.ts';

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The four digits that the person compares with those on the phone: from the last two bytes of the challenge's hash. */
export const smartIdCode = (challenge: string): string =>
  String(sha256(Buffer.from(challenge, 'base64')).readUInt16BE(30) % 10_000).padStart(4, '0');

/** By what an app on the same device shows that it knows the secret of the session. */
export const secretDigest = (session_secret: string): string =>
  sha256(Buffer.from(session_secret, 'base64')).toString('base64url');

/** What an app signs of the word with which it will lead back. */
export const userChallengeOf = (verifier: string): string => sha256(verifier).toString('base64url');

type Linked = Pick<SmartIdTurn, 'challenge' | 'interactions' | 'callback'> & {
  session_token: string;
  session_secret: string;
  link_base: string;
};

/**
 * The address behind the QR code in a certain second, which the phone and the service refuse a few seconds later; without
 * seconds it is the one that opens the app on the same device.
 */
export function deviceLink(
  kit: Pick<SmartIdKit, 'scheme' | 'name'>,
  turn: Linked,
  seconds: number | null,
  language: string,
): string {
  const type = seconds === null ? 'Web2App' : `QR&elapsedSeconds=${seconds}`;
  const callback = seconds === null ? (turn.callback ?? '') : '';
  const open = `${turn.link_base}?deviceLinkType=${type}&sessionToken=${turn.session_token}&sessionType=auth&version=1.0&lang=${language}`;
  const signed = [kit.scheme, 'ACSP_V2', turn.challenge, base64(kit.name), '', turn.interactions, callback, open].join(
    '|',
  );
  const code = createHmac('sha256', Buffer.from(turn.session_secret, 'base64')).update(signed).digest('base64url');
  return `${open}&authCode=${code}`;
}

const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const SMART_ID_AUTH = '1.3.6.1.4.1.62306.5.7.0';

const holdsPurpose = ({ may_sign, may_encipher, purposes }: EidCertificate): boolean =>
  may_sign &&
  ((purposes?.includes(SMART_ID_AUTH) ?? false) || (may_encipher && (purposes?.includes(CLIENT_AUTH) ?? false)));

/** A certificate for authentication on the qualified level (PROTOCOLS 1.5, steps 5 and 6). */
const QUALIFIED: EidProfile = {
  'the policy of Smart-ID': ({ policies }) => policies.includes('1.3.6.1.4.1.10015.17.2'),
  'the policy of qualified authentication': ({ policies }) => policies.includes('0.4.0.2042.1.2'),
  'the purpose of authentication': holdsPurpose,
};

/** What the end of a session means; whatever else it says is a failure too. */
const ENDS: Readonly<Record<string, EidFault['outcome']>> = {
  USER_REFUSED: 'cancelled',
  USER_REFUSED_INTERACTION: 'cancelled',
  USER_REFUSED_CERT_CHOICE: 'cancelled',
  TIMEOUT: 'timed_out',
  WRONG_VC: 'wrong_code',
  DOCUMENT_UNUSABLE: 'no_profile',
  ACCOUNT_UNUSABLE: 'no_profile',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'no_profile',
  SERVER_ERROR: 'service_away',
};

/** The person behind a completed session, every check in the order of the protocol (PROTOCOLS 1.5). */
export function verifySmartId(
  kit: SmartIdKit,
  turn: SmartIdTurn,
  status: unknown,
  now: Date,
  cameBack: SmartIdReturn | null = null,
): EidPerson {
  const end = textAt(status, 'result', 'endResult');
  if (end !== 'OK') throw new EidFault(ENDS[end] ?? 'not_accepted', `the session ended with ${end.slice(0, 40)}`);
  insist(textAt(status, 'signatureProtocol') === 'ACSP_V2', 'another protocol');
  const given = (name: string) => textAt(status, 'signature', name);
  const isHere = turn.callback !== null && given('flowType') === 'Web2App';
  insist(isHere || given('flowType') === turn.flow, 'a flow that was not offered');
  const knows = cameBack !== null && userChallengeOf(cameBack.challenge_verifier) === given('userChallenge');
  insist(!isHere || knows, 'the app led somebody else back');

  const certificate = readCertificate(textAt(status, 'cert', 'value'));
  judgeCertificate(certificate, { trusted: kit.trusted, profile: QUALIFIED, now });
  insist(textAt(status, 'cert', 'certificateLevel') === 'QUALIFIED', 'a lower level than was asked for');
  const { person } = certificate;
  const isAsked =
    turn.asked === null || (person.country === turn.asked.country && person.id_code === turn.asked.id_code);
  insist(isAsked, 'the certificate of somebody else');

  const parameter = (name: string) => textAt(status, 'signature', 'signatureAlgorithmParameters', name);
  insist(given('signatureAlgorithm') === 'rsassa-pss', 'another signature algorithm');
  insist(parameter('hashAlgorithm') === 'SHA-512' && parameter('saltLength') === '64', 'another hash than asked for');
  const payload = [
    kit.scheme,
    'ACSP_V2',
    given('serverRandom'),
    turn.challenge,
    given('userChallenge'),
    base64(kit.name),
    '',
    sha256(turn.interactions).toString('base64'),
    textAt(status, 'interactionTypeUsed'),
    isHere ? turn.callback : '',
    given('flowType'),
  ].join('|');
  const key = {
    key: certificate.x509.publicKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 64,
  };
  insist(certificate.x509.publicKey.asymmetricKeyType === 'rsa', 'a key of another kind');
  insist(verify('sha512', Buffer.from(payload), key, Buffer.from(given('value'), 'base64')), 'the signature is wrong');
  return person;
}
