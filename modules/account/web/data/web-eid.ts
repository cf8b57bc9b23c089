import type { Static } from 'typebox';
import type { CardToken } from '../../contract/finish-id-card.ts';

type Token = Static<typeof CardToken>;

/** What is wrong with the software around the card, as no refusal of ours would say it. */
const TROUBLES = ['missing', 'busy', 'broken', 'insecure'] as const;
export type CardTrouble = (typeof TROUBLES)[number];

/** Why a card did not sign: trouble with the software, else the word of one of our own refusals. */
export type CardFault = CardTrouble | 'card_not_found' | 'verification_cancelled' | 'verification_timed_out';

export const isTrouble = (fault: CardFault): fault is CardTrouble => TROUBLES.some((trouble) => trouble === fault);

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
  ERR_WEBEID_VERSION_INVALID: 'missing',
  ERR_WEBEID_ACTION_PENDING: 'busy',
  ERR_WEBEID_CONTEXT_INSECURE: 'insecure',
  // The software says this where it finds no card, as often as where it fails.
  ERR_WEBEID_NATIVE_FATAL: 'card_not_found',
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
      if (data.action === 'web-eid:authenticate-failure') failWith(FAULTS[String(data.error?.code)] ?? 'broken');
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
