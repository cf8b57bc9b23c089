import { createHash, createHmac } from 'node:crypto';
import type { Turn } from './turns.ts';

export const SCHEME = 'smart-id-demo';
const LINK_SECONDS = 10;

/** What Kriit asked for, as far as phones care. */
export type Asked = {
  relyingPartyName: string;
  interactions: string;
  signatureProtocolParameters: { rpChallenge: string };
  initialCallbackUrl?: string;
};

/** One question of Kriit's, until a phone has answered it. */
export type Session = {
  readonly turn: Turn;
  readonly asked: Asked;
  /** How the phone came to it; a link tells whether it was scanned, or opened the app on the same device. */
  flow: 'Notification' | 'QR' | 'Web2App';
  readonly link: { readonly session_token: string; readonly session_secret: string } | null;
  /** The word with which the app leads back. */
  readonly verifier: string;
};

export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** How a phone came to a session by a link of Kriit's; null for a link that is not genuine, or too old. */
export function flowBy({ turn, asked, link }: Session, deviceLink: string): 'QR' | 'Web2App' | null {
  const [open = '', authCode] = deviceLink.split('&authCode=');
  const query = new URLSearchParams(open.split('?')[1]);
  if (link === null || query.get('sessionToken') !== link.session_token) return null;
  const isHere = query.get('deviceLinkType') === 'Web2App';
  const callback = isHere ? asked.initialCallbackUrl : '';
  const { relyingPartyName, interactions, signatureProtocolParameters } = asked;
  const payload = [
    SCHEME,
    'ACSP_V2',
    signatureProtocolParameters.rpChallenge,
    base64(relyingPartyName),
    '',
    interactions,
    callback,
    open,
  ].join('|');
  const expected = createHmac('sha256', Buffer.from(link.session_secret, 'base64')).update(payload).digest('base64url');
  const age = (Date.now() - turn.started_at) / 1000 - Number(query.get('elapsedSeconds'));
  if (authCode !== expected || callback === undefined) return null;
  if (isHere) return 'Web2App';
  return age < LINK_SECONDS ? 'QR' : null;
}

/** Where the app leads back to, with what shows that it is on the device of the browser that asked; null from elsewhere. */
export function wayBack({ asked, flow, link, verifier }: Session): string | null {
  if (flow !== 'Web2App' || link === null || asked.initialCallbackUrl === undefined) return null;
  const address = new URL(asked.initialCallbackUrl);
  const secret = Buffer.from(link.session_secret, 'base64');
  address.searchParams.set('sessionSecretDigest', sha256(secret).toString('base64url'));
  address.searchParams.set('userChallengeVerifier', verifier);
  return address.href;
}
