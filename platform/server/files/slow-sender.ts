import type { IncomingMessage } from 'node:http';

/** How long an upload may stand still, and how long it may take altogether. */
export type Patience = { readonly stillMs: number; readonly wholeMs: number };

const USUAL: Patience = { stillMs: 30_000, wholeMs: 600_000 };
/** Read and thrown away beyond the limit, so that an honest sender hears the refusal; then we hang up. */
const HEARD_OUT_BYTES = 67_108_864;

/**
 * Hangs up on a sender who stands still, takes for ever, or sends without end. A slow one who keeps
 * sending costs a connection and a file handle, nothing else, and may take minutes.
 */
export function watchSender(
  request: IncomingMessage,
  maxBytes: number,
  { stillMs, wholeMs }: Patience = USUAL,
): { stop(): void } {
  let received = 0;
  const hangUp = () => void request.destroy();
  const still = setTimeout(hangUp, stillMs).unref();
  const whole = setTimeout(hangUp, wholeMs).unref();
  const onData = (chunk: Buffer) => {
    received += chunk.length;
    still.refresh();
    if (received > maxBytes + HEARD_OUT_BYTES) hangUp();
  };
  request.on('data', onData);
  return {
    stop: () => {
      clearTimeout(still);
      clearTimeout(whole);
      request.off('data', onData);
    },
  };
}
