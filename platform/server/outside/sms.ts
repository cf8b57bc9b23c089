/** A text message to a phone. */
type Sms = {
  /** The same for every try; a gateway that knows it sends once. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
};

export type SendSms = (sms: Sms) => Promise<void>;

const PATIENCE_MS = 15_000;

/** Sends through a gateway: POST of `{ to, text }` with a bearer token; any answer 2xx means taken. */
export const smsByGateway =
  (url: string, token: string | undefined): SendSms =>
  async ({ id, to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
