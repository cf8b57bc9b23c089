import { type ErrorParams, OFFLINE_CODE } from '#platform/contract/errors.ts';

/** One refusal inside an answer. */
export type Refusal = { key: string; params: ErrorParams };

type Failure = { status: number; refusals: readonly Refusal[]; fields?: Readonly<Record<string, string>> };

/** A call that did not succeed: a refusal with its key, a server fault, or no answer at all. */
export class CallError extends Error {
  readonly status: number;
  /** The status, or 485 when there was no answer (S1 section 8). */
  readonly code: number;
  readonly key: string;
  readonly params: ErrorParams;
  /** Every refusal of the answer; the first one is also `key` and `params`. */
  readonly refusals: readonly Refusal[];
  /** Faults by field, where messaging names several. */
  readonly fields: Readonly<Record<string, string>>;
  /** What support asks for when the server failed. */
  readonly requestId: string | null;
  /** Nobody has to draw it any more: the modal or a toast did, or the person knows, having declined just now. */
  isTold = false;
  /** It was a refresh that nobody had asked for. */
  isBackground = false;

  constructor({ status, refusals, fields }: Failure) {
    const first = refusals[0] ?? { key: 'frontend_errors.default_error', params: {} };
    super(first.key);
    this.name = 'CallError';
    this.status = status;
    this.code = status === 0 ? OFFLINE_CODE : status;
    this.key = first.key;
    this.params = first.params;
    this.refusals = refusals.length > 0 ? refusals : [first];
    this.fields = fields ?? {};
    this.requestId = typeof first.params.request_id === 'string' ? first.params.request_id : null;
  }

  /** No answer came: the network is gone, or the server is. */
  get offline(): boolean {
    return this.status === 0;
  }

  /** The session is missing or over; wrong passwords are 401 too, but have keys of their own. */
  get unauthorized(): boolean {
    return this.status === 401 && ['not_logged_in', 'session_not_authorised', 'token_expired'].includes(this.key);
  }
}

/** The error of a call that was refused by one key, or that the server would refuse by it. */
export const refusedError = (status: number, key: string, params: ErrorParams = {}): CallError =>
  new CallError({ status, refusals: [{ key, params }] });

/** The error of a call that got no answer. */
export const offlineError = (): CallError => refusedError(0, 'no_internet_connection');
