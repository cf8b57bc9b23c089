import { randomBytes } from 'node:crypto';
import { askService, type ServiceAnswer, textAt } from './ask-service.ts';
import { EidFault, type EidPerson } from './eid-fault.ts';
import { insistNotRevoked } from './eid-revocation.ts';
import { deviceLink, smartIdCode, verifySmartId } from './smart-id-signature.ts';
import type { Asked, SmartIdKit, SmartIdTurn } from './smart-id-turn.ts';

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
  const answer = await askService(`${kit.url}/authentication/${path}`, {
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
  return { turn: { ...turn, flow: 'Notification', asked, link: null }, code: smartIdCode(turn.challenge) };
}

/** Begins a turn with whoever scans the QR code. */
export async function startSmartIdLink(kit: SmartIdKit, text: string, now: Date): Promise<SmartIdTurn> {
  const { answer, turn } = await begin(kit, 'device-link/anonymous', text, {});
  const link = {
    session_token: textAt(answer.body, 'sessionToken'),
    session_secret: textAt(answer.body, 'sessionSecret'),
    link_base: textAt(answer.body, 'deviceLinkBase'),
    started_at: now.getTime(),
  };
  return { ...turn, flow: 'QR', asked: null, link };
}

/** What the QR code of a turn holds now; null where the turn has none. */
export function smartIdLinkAt(kit: SmartIdKit, turn: SmartIdTurn, now: Date, language: string): string | null {
  if (turn.link === null) return null;
  const seconds = Math.max(0, Math.floor((now.getTime() - turn.link.started_at) / 1000));
  return deviceLink(kit, { ...turn, ...turn.link }, seconds, language);
}

/** The person once the phone has answered; null while it has not. */
export async function pollSmartId(kit: SmartIdKit, turn: SmartIdTurn, now: Date): Promise<EidPerson | null> {
  const address = `${kit.url}/session/${encodeURIComponent(turn.session_id)}?timeoutMs=${POLL_MS}`;
  const answer = await askService(address, { wait_ms: POLL_MS });
  if (answer.status === 404) throw new EidFault('session_gone', 'the service does not know the session');
  if (answer.status !== 200) throw new EidFault('service_away', `status ${answer.status}`);
  if (textAt(answer.body, 'state') !== 'COMPLETE') return null;
  const person = verifySmartId(kit, turn, answer.body, now);
  await insistNotRevoked(textAt(answer.body, 'cert', 'value'), kit.trusted, now);
  return person;
}
