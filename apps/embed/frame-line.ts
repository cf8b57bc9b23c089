import { type Envelope, FRAME_VERSION, holds, openEnvelope } from '#platform/contract/frame.ts';
import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import type { KriitMessage } from './public/embed.d.ts';

/** A frame that is still loading misses what it is told, so the first word is repeated for a while. */
const HELLO_EVERY_MS = 250;
const HELLO_FOR_MS = 30_000;

type Data = KriitMessage['data'];

type Ears = {
  /** The frame has answered, for the first time or after it was loaded anew; nothing was told to it yet. */
  onReady: () => void;
  onMessage: (envelope: Envelope) => void;
  onSent: (type: string, data: Data) => void;
};

const known = new Map(Object.values(toHost).map((message) => [message.type, message]));

/** The line to one frame: it begins with `hello`, and whatever is told before the answer waits for it. */
export function openFrameLine(frame: HTMLIFrameElement, origin: string, { onReady, onMessage, onSent }: Ears) {
  const waiting: [type: string, data: Data][] = [];
  let isReady = false;
  let greeting: ReturnType<typeof setInterval> | undefined;

  const post = (type: string, data: Data) => {
    frame.contentWindow?.postMessage({ kriit: FRAME_VERSION, type, data }, origin);
    onSent(type, data);
  };
  const greet = () => {
    isReady = false;
    clearInterval(greeting);
    const until = Date.now() + HELLO_FOR_MS;
    const hello = () => {
      if (Date.now() > until) clearInterval(greeting);
      else post(toFrame.hello.type, { versions: [FRAME_VERSION] });
    };
    greeting = setInterval(hello, HELLO_EVERY_MS);
    hello();
  };
  const beReady = () => {
    clearInterval(greeting);
    if (isReady) return;
    isReady = true;
    onReady();
    for (const [type, data] of waiting.splice(0)) post(type, data);
  };
  const hear = (event: MessageEvent) => {
    const envelope = openEnvelope(event, { source: frame.contentWindow, origins: [origin] });
    if (!envelope) return;
    const message = known.get(envelope.type);
    // A message of a module has a shape that only the module knows; those of the platform are held to theirs.
    if (message && !holds(envelope, message)) return;
    if (message === toHost.ready) beReady();
    if (isReady) onMessage(envelope);
  };
  addEventListener('message', hear);
  frame.addEventListener('load', greet);

  return {
    isReady: () => isReady,
    tell(type: string, data: Data): void {
      if (isReady) post(type, data);
      else waiting.push([type, data]);
    },
    close(): void {
      clearInterval(greeting);
      removeEventListener('message', hear);
      frame.removeEventListener('load', greet);
    },
  };
}
