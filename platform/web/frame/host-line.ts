import {
  type Envelope,
  FRAME_VERSION,
  type FrameData,
  type FrameMessage,
  holds,
  openEnvelope,
  wrap,
} from '#platform/contract/frame.ts';
import { toFrame } from '#platform/contract/frame-messages.ts';

/** A message of the page around the frame, and what happens when it comes. */
export type HeardMessage = {
  readonly message: FrameMessage<'to_frame'>;
  readonly hear: (data: never) => void;
};

/** Describes what is done about a message, in a module's `web/module.tsx`. */
export const fromHost = <M extends FrameMessage<'to_frame'>>(
  message: M,
  hear: (data: FrameData<M>) => void,
): HeardMessage => ({ message, hear });

type Host = { postMessage(message: unknown, origin: string): void };

type Options = {
  /** The page around the frame. */
  host: Host;
  /** The exact origins that it may have. */
  origins: readonly string[];
  heard: readonly HeardMessage[];
  /** What the frame says of itself when it is greeted. */
  ready: () => Envelope;
};

let host: Host | null = null;
/** Known from the first greeting on; until then nothing is sent, because nobody knows to whom. */
let hostOrigin: string | null = null;
/** What was told too early: the last of each kind waits for the greeting. */
const waiting = new Map<string, Envelope>();
let onGreeted: (origin: string) => void = () => undefined;
const greeted = new Promise<string>((resolve) => {
  onGreeted = resolve;
});

/** The origin of the page around the frame, once it has greeted. */
export const whenGreeted = (): Promise<string> => greeted;

/** Tells the page around the frame, and nobody where there is no such page. */
export function tellHost<M extends FrameMessage<'to_host'>>(message: M, data: FrameData<M>): void {
  if (!host) return;
  const envelope = wrap(message, data);
  if (hostOrigin === null) waiting.set(message.type, envelope);
  else host.postMessage(envelope, hostOrigin);
}

/**
 * Opens the line to the page around the frame. Only that window is heard, from an origin that is listed, in our
 * version and in the shape of a known message; everything else passes without a sign.
 */
export function openHostLine({ host: page, origins, heard, ready }: Options): void {
  host = page;
  const greet = (origin: string): void => {
    hostOrigin = origin;
    page.postMessage(ready(), origin);
    for (const envelope of waiting.values()) page.postMessage(envelope, origin);
    waiting.clear();
    onGreeted(origin);
  };
  addEventListener('message', (event) => {
    const envelope = openEnvelope(event, { source: page, origins });
    if (!envelope) return;
    if (holds(envelope, toFrame.hello)) {
      if (envelope.data.versions.includes(FRAME_VERSION)) greet(event.origin);
      return;
    }
    // The greeting comes first, and from then on the line belongs to the origin that greeted.
    if (event.origin !== hostOrigin) return;
    const { message, hear } = heard.find((one) => one.message.type === envelope.type) ?? {};
    if (message && hear && holds(envelope, message)) hear(envelope.data as never);
  });
}
