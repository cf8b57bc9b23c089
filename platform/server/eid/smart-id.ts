import { randomBytes } from 'node:crypto';
import { askService, type ServiceAnswer, textAt } from './ask-service.ts';
import { EidFault, type EidPerson, insist } from './eid-fault.ts';
import { insistNotRevoked } from './eid-revocation.ts';
import { deviceLink, secretDigest, smartIdCode, verifySmartId } from './smart-id-signature.ts';
import type { Asked, SmartIdKit, SmartIdReturn, SmartIdTurn } from './smart-id-turn.ts';

const POLL_MS = 1_000;
const CHALLENGE_BYTES = 64;

/**
 * What an answer without success means. Whether an account is missing or only unusable is told apart by nothing; whatever
 * else is amiss, such as a client that became too old for the service (480), is not the person's to mend.
 */
const refused = ({ status }: ServiceAnswer): EidFault =>
  new EidFault(status === 404 ? 'no_profile' : 'service_away', `status ${status}`);

async function begin(kit: SmartIdKit, path: string, text: string, extra: Record<string, unknown>) {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64');
  const interactions = Buffer.from(JSON.stringify([{ type: 'displayTextAndPIN', displayText60: text }])).toString(
    'base64',
  );
  const answer = await askService(kit.agent, `${kit.url}/authentication/${path}`, {
    body: {
      relyingPartyUUID: kit.uuid,
      relyingPartyName: kit.name,
      certificateLevel: 'QUALIFIED',
      signatureProtocol: 'ACSP_V2',
      signatureProtocolParameters: {
        rpChallenge: challenge,
        signatureAlgorithm: 'rsassa-pss',
        signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
      },
      interactions,
      ...extra,
    },
  });
  const session_id = textAt(answer.body, 'sessionID');
  if (answer.status !== 200 || session_id === '') throw refused(answer);
  return { answer, turn: { session_id, challenge, interactions } };
}

/** Asks a certain person's phone; the code is shown to the person, who compares it there. */
export async function startSmartId(
  kit: SmartIdKit,
  asked: Asked,
  text: string,
): Promise<{ turn: SmartIdTurn; code: string }> {
  const path = `notification/etsi/PNO${asked.country}-${encodeURIComponent(asked.id_code)}`;
  const { turn } = await begin(kit, path, text, { vcType: 'numeric4' });
  return {
    turn: { ...turn, flow: 'Notification', callback: null, asked, link: null },
    code: smartIdCode(turn.challenge),
  };
}

/** Begins a turn with whoever scans the QR code, or has the app on the same device, which then opens the callback. */
export async function startSmartIdLink(
  kit: SmartIdKit,
  text: string,
  now: Date,
  callback: string | null = null,
): Promise<SmartIdTurn> {
  const extra = callback === null ? {} : { initialCallbackUrl: callback };
  const { answer, turn } = await begin(kit, 'device-link/anonymous', text, extra);
  const link = {
    session_token: textAt(answer.body, 'sessionToken'),
    session_secret: textAt(answer.body, 'sessionSecret'),
    link_base: textAt(answer.body, 'deviceLinkBase'),
    started_at: now.getTime(),
  };
  return { ...turn, flow: 'QR', callback, asked: null, link };
}

/** What the QR code of a turn holds now; null where the turn has none. */
export function smartIdLinkAt(kit: SmartIdKit, turn: SmartIdTurn, now: Date, language: string): string | null {
  if (turn.link === null) return null;
  const seconds = Math.max(0, Math.floor((now.getTime() - turn.link.started_at) / 1000));
  return deviceLink(kit, { ...turn, ...turn.link }, seconds, language);
}

/** What opens the app on the same device; null where the turn has nowhere to come back to. */
export const smartIdAppLink = (kit: SmartIdKit, turn: SmartIdTurn, language: string): string | null =>
  turn.link === null || turn.callback === null ? null : deviceLink(kit, { ...turn, ...turn.link }, null, language);

/** Whether an app on the same device has answered: that counts only in the browser that it leads back to. */
const isAnsweredHere = (turn: SmartIdTurn, status: unknown): boolean =>
  turn.callback !== null &&
  textAt(status, 'result', 'endResult') === 'OK' &&
  textAt(status, 'signature', 'flowType') === 'Web2App';

/** The person once the phone has answered; null while it has not, or the app has yet to lead back. */
export async function pollSmartId(
  kit: SmartIdKit,
  turn: SmartIdTurn,
  now: Date,
  cameBack: SmartIdReturn | null = null,
): Promise<EidPerson | null> {
  if (cameBack !== null)
    insist(turn.link !== null && secretDigest(turn.link.session_secret) === cameBack.secret_digest, 'another session');
  const address = `${kit.url}/session/${encodeURIComponent(turn.session_id)}?timeoutMs=${POLL_MS}`;
  const answer = await askService(kit.agent, address, { wait_ms: POLL_MS });
  if (answer.status === 404) throw new EidFault('session_gone', 'the service does not know the session');
  if (answer.status !== 200) throw new EidFault('service_away', `status ${answer.status}`);
  if (textAt(answer.body, 'state') !== 'COMPLETE') return null;
  if (cameBack === null && isAnsweredHere(turn, answer.body)) return null;
  const person = verifySmartId(kit, turn, answer.body, now, cameBack);
  await insistNotRevoked(textAt(answer.body, 'cert', 'value'), kit.trusted, now);
  return person;
}
