import { inHex } from './in-hex.ts';

/** Repeats of one attempt share an Idempotency-Key, so that a lost answer never doubles a write. */
export type Attempt = { key: string; sent: string };

/** The attempt to go on with: the last one when it is the same write and got no answer, else a new one. */
export const nextAttempt = (last: Attempt | null, input: unknown, makeKey = newKey): Attempt => {
  const sent = JSON.stringify(input);
  return last?.sent === sent ? last : { key: makeKey(), sent };
};

/** A fresh key. Browsers keep randomUUID from pages on plain http, and schools have those too. */
export const newKey = (): string => inHex(crypto.getRandomValues(new Uint8Array(16)));

/** True when a failed write may have happened all the same, so that the next try must use the same key. */
export const mayHaveHappened = (error: { status: number; key: string }): boolean =>
  error.status === 0 || error.status >= 500 || error.key === 'request_in_progress';
