import { REPORTS_TYPE } from '#platform/contract/error-report.ts';

/** Shorter than the patience with which a stopping server waits for its running requests. */
const PATIENCE_MS = 3_000;

/** What the receiver said: whether it took the parcel, and for how long it wants no more of which kind. */
export type Taken = {
  readonly statusCode: number;
  readonly headers: { 'x-sentry-rate-limits': string | null; 'retry-after': string | null };
};

export type SendParcel = (body: string | Uint8Array) => Promise<Taken>;

/** Sends to one address and nowhere else; a receiver that points elsewhere, or does not answer, has failed. */
export const sendingTo =
  (url: string): SendParcel =>
  async (body) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': REPORTS_TYPE },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  };
