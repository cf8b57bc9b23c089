/** Repeats of one attempt share an Idempotency-Key, so that a lost answer never doubles a write. */
export type Attempt = { key: string; sent: string };

/** The attempt to go on with: the last one when it is the same write and got no answer, else a new one. */
export const nextAttempt = (last: Attempt | null, input: unknown, newKey: () => string): Attempt => {
  const sent = JSON.stringify(input);
  return last?.sent === sent ? last : { key: newKey(), sent };
};

/** True when a failed write may have happened all the same, so that the next try must use the same key. */
export const mayHaveHappened = (error: { status: number; key: string }): boolean =>
  error.status === 0 || error.key === 'request_in_progress';
