import type { X509Certificate } from 'node:crypto';
import type { Agent } from 'node:https';

/** The Smart-ID service and what we are there; whom we believe comes from the configuration alone. */
export type SmartIdKit = {
  readonly url: string;
  readonly uuid: string;
  readonly name: string;
  readonly scheme: string;
  readonly trusted: readonly X509Certificate[];
  /** Speaks with it, and with nobody else under its name. */
  readonly agent: Agent;
};

/** A person whose phone is asked. */
export type Asked = { readonly country: string; readonly id_code: string };

/** What has to be remembered of one turn until it ends. */
export type SmartIdTurn = {
  readonly session_id: string;
  readonly challenge: string;
  /** Exactly the text that was sent: it is part of what the phone signs. */
  readonly interactions: string;
  readonly flow: 'Notification' | 'QR';
  /** Where an app on the same device leads back to; null where none is offered. */
  readonly callback: string | null;
  readonly asked: Asked | null;
  readonly link: {
    readonly session_token: string;
    readonly session_secret: string;
    readonly link_base: string;
    readonly started_at: number;
  } | null;
};

/** What an app on the same device leads back with; only the browser that it opened has it (PROTOCOLS 1.3). */
export type SmartIdReturn = { readonly secret_digest: string; readonly challenge_verifier: string };
