import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { errorBus, type Origin } from '../errors/error-bus.ts';
import { newKey } from './attempt.ts';
import { noteBuild } from './build-watch.ts';
import { CallError, offlineError } from './call-error.ts';
import { boot } from './launch.ts';
import { type ProofOutcome, type ProofWant, waitForProof } from './proof-gate.ts';
import { readAnswer } from './read-answer.ts';
import { notePersonalCall } from './session-activity.ts';
import { sessionHeaders } from './session-bearer.ts';
import { waitForSignIn } from './sign-in-gate.ts';

/** A call without an answer for this long counts as offline. */
const CALL_TIMEOUT_MS = 30_000;

export type CallOptions = {
  /** A poll or a refresh: it does not count as activity of the person, and its failure shows nothing. */
  background?: boolean;
  /** The same key repeats a write that may already have happened, without doing it twice. */
  idempotencyKey?: string;
  /** The caller draws the failure itself, near the thing; the error modal and the toast stay away. */
  inPlace?: boolean | ((error: CallError) => boolean);
  /** Whatever the failure is, the error modal tells it; usually a toast tells what is refused for its content. */
  inModal?: boolean;
  /** Where whoever has to leave the page for a proof comes back to; the page itself unless it says otherwise. */
  resumeAt?: string | null;
  /** False for the choice of a role: the one that the address names may be the very one that has ended. */
  namesRole?: boolean;
  /** False for calls that are made to find out whether there is a session at all. */
  waitsForSignIn?: boolean;
  signal?: AbortSignal;
};

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The whole address of a call: its path with the parameters in it, its query, and the role of this page. */
export function addressWith(
  endpoint: Endpoint,
  { params, query }: AnyInput,
  { namesRole = true }: CallOptions = {},
): string {
  const path = addressOf(endpoint).replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (namesRole && boot.context_role_id !== null) search.set('context_role_id', String(boot.context_role_id));
  return search.size > 0 ? `${path}?${search}` : path;
}

function headersFor(endpoint: Endpoint, hasBody: boolean, options: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (options.background) headers.set('X-Kriit-Background', '1');
  if (endpoint.method !== 'GET') headers.set('Idempotency-Key', options.idempotencyKey ?? newKey());
  return headers;
}

/** A call that waited for a session is repeated with the one that has come. */
function withSession(headers: Headers): Headers {
  const now = new Headers(headers);
  for (const [name, value] of Object.entries(sessionHeaders())) now.set(name, value);
  return now;
}

async function send(endpoint: Endpoint, address: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    body = await response.json().catch(() => null);
  } catch (error) {
    // A screen that was left aborts its calls; that is no failure and nobody hears of it.
    if (signal?.aborted) throw error;
    throw offlineError();
  }
  noteBuild(response.headers.get('x-kriit-build'));
  return readAnswer(endpoint, response.status, body);
}

/** What the person would have to show for this refusal to end; null where no proof helps. */
function wantedBy({ eid_mends }: Endpoint, { key }: CallError): ProofWant | null {
  if (key === 'fresh_proof_needed') return 'fresh';
  return eid_mends.includes(key) ? 'eid' : null;
}

/**
 * Makes a call of the contract and gives back the data inside its envelope. A failure goes once
 * over the error bus and is then raised as a `CallError`. When the session is over, the call waits
 * for the sign-in and is repeated with the same Idempotency-Key; one that needs a proof waits for that, once.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { body } = input as AnyInput;
  const sent = endpoint.method === 'GET' ? undefined : JSON.stringify(body ?? {});
  const address = addressWith(endpoint, input as AnyInput, options);
  const headers = headersFor(endpoint, sent !== undefined, options);
  const origin: Origin = options.background ? 'background' : 'person';
  let isProved = false;
  for (;;) {
    try {
      const answer = await send(
        endpoint,
        address,
        { method: endpoint.method, headers: withSession(headers), body: sent, credentials: 'include' },
        options.signal,
      );
      // One that never arrived keeps no session open.
      if (!options.background) notePersonalCall();
      return answer as AnswerOf<E>;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const probe = options.waitsForSignIn === false;
      const want: ProofWant | null = options.background || isProved ? null : wantedBy(endpoint, error);
      const proof: ProofOutcome = want ? await waitForProof(want, options) : 'unasked';
      isProved = proof === 'proved';
      if (isProved) continue;
      const isDrawn = typeof options.inPlace === 'function' ? options.inPlace(error) : options.inPlace === true;
      // Whoever has just declined to show who they are need not be told of it.
      const isDeclined = proof === 'declined';
      error.isTold = isDeclined || !isDrawn;
      error.isBackground = origin === 'background';
      const in_place = isDrawn || isDeclined;
      errorBus.emit({ kind: 'call_failed', error, origin, in_place, in_modal: options.inModal === true, probe });
      if (!error.unauthorized || probe || options.background) throw error;
      await waitForSignIn(options.signal);
    }
  }
}
