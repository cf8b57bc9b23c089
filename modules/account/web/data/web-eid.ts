import type { Static } from 'typebox';
import type { CardToken } from '../../contract/finish-id-card.ts';

type Token = Static<typeof CardToken>;

/** Why a card did not sign: `missing` is the software, the rest are the words of our own refusals. */
export type CardFault = 'missing' | 'card_not_found' | 'verification_cancelled' | 'verification_timed_out';

/** A card that did not sign. */
export class CardFailure extends Error {
  readonly fault: CardFault;

  constructor(fault: CardFault) {
    super(fault);
    this.fault = fault;
  }
}

const LIBRARY_VERSION = '2.0.2';
/** The extension says within a second that it is there, and the person has two minutes for the PIN (PROTOCOLS 3.1). */
const ACK_MS = 1_000;
const PERSON_MS = 126_000;

const FAULTS: Readonly<Record<string, CardFault>> = {
  ERR_WEBEID_USER_CANCELLED: 'verification_cancelled',
  ERR_WEBEID_USER_TIMEOUT: 'verification_timed_out',
  ERR_WEBEID_ACTION_TIMEOUT: 'verification_timed_out',
  ERR_WEBEID_EXTENSION_UNAVAILABLE: 'missing',
  ERR_WEBEID_NATIVE_UNAVAILABLE: 'missing',
  ERR_WEBEID_VERSION_MISMATCH: 'missing',
};

type Message = { action?: unknown; error?: { code?: unknown } } & Partial<Record<keyof Token, unknown>>;

const tokenIn = (message: Message): Token => ({
  unverifiedCertificate: String(message.unverifiedCertificate),
  algorithm: String(message.algorithm),
  signature: String(message.signature),
  format: String(message.format),
});

/** Lets the browser's Web eID extension have a nonce signed by a card; it hears and answers in this very window. */
export function signWithCard(challengeNonce: string, lang: string, signal: AbortSignal): Promise<Token> {
  return new Promise((done, fail) => {
    const leave = new AbortController();
    const end = (settle: () => void) => {
      leave.abort();
      clearTimeout(timer);
      settle();
    };
    const failWith = (fault: CardFault) => end(() => fail(new CardFailure(fault)));
    let timer = setTimeout(failWith, ACK_MS, 'missing');
    const hear = ({ source, data }: MessageEvent<Message | null>) => {
      if (source !== window || typeof data?.action !== 'string') return;
      if (data.action === 'web-eid:authenticate-ack') {
        clearTimeout(timer);
        timer = setTimeout(failWith, PERSON_MS, 'verification_timed_out');
      }
      if (data.action === 'web-eid:authenticate-success') end(() => done(tokenIn(data)));
      if (data.action === 'web-eid:authenticate-failure')
        failWith(FAULTS[String(data.error?.code)] ?? 'card_not_found');
    };
    window.addEventListener('message', hear, { signal: leave.signal });
    signal.addEventListener('abort', () => failWith('verification_cancelled'), { signal: leave.signal });
    const options = { lang, userInteractionTimeout: PERSON_MS };
    window.postMessage(
      { action: 'web-eid:authenticate', libraryVersion: LIBRARY_VERSION, challengeNonce, options },
      location.origin,
    );
  });
}
