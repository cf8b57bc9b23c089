import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/errors.ts';
import { CallError, type Refusal } from './call-error.ts';

/** How a call speaks, as its contract says. */
type Speech = Pick<Endpoint, 'envelope' | 'takes' | 'has_meta'>;

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const asParams = (value: unknown): ErrorParams => (isJson(value) ? (value as ErrorParams) : {});

/** Refusals of either envelope (DECISIONS, "Answers"), and the single message with params that S3 section 8 also has. */
function refusalsOf(body: Json): Refusal[] {
  if (Array.isArray(body.errors)) {
    return body.errors
      .filter(isJson)
      .map((error) => ({ key: String(error.message ?? ''), params: asParams(error.params) }));
  }
  if (isJson(body.error)) return [{ key: String(body.error.description ?? ''), params: asParams(body.error.params) }];
  // A gateway's own page may have a message too; only an envelope says that it is a refusal.
  if (body.status === false && typeof body.message === 'string')
    return [{ key: body.message, params: asParams(body.params) }];
  return [];
}

const fieldsOf = (body: Json): Record<string, string> =>
  isJson(body.errors) && !Array.isArray(body.errors) ? (body.errors as Record<string, string>) : {};

/** What a gateway in front of us means by a status, when it answers with a page of its own. */
const GATEWAY_KEYS: Readonly<Record<number, string>> = {
  403: 'request_blocked',
  502: 'not_ready',
  503: 'not_ready',
  504: 'not_ready',
};

/** What an answer means that names no reason: each document has words of its own for it (S2 and S3, section 8). */
function unnamedKey(status: number, { envelope, takes }: Speech): string | undefined {
  if (envelope === 'messaging' && status === 403) return 'permission_denied';
  return GATEWAY_KEYS[status] ?? (envelope === 'messaging' || takes === 'file' ? 'server_error_occured' : undefined);
}

/**
 * Takes the data out of its envelope, with its meta where the call has one. A success status with `status: false` inside is a refusal
 * all the same; a page of some gateway instead of an envelope is known by its status alone.
 */
export function readAnswer(speech: Speech, status: number, body: unknown): unknown {
  const answer = isJson(body) ? body : {};
  const succeeded = status >= 200 && status < 300 && (answer.status === true || answer.success === true);
  if (succeeded) return speech.has_meta ? { data: answer.data, meta: answer.meta } : answer.data;
  const named = refusalsOf(answer);
  const unnamed = unnamedKey(status, speech);
  throw new CallError({
    status,
    refusals: named.length === 0 && unnamed ? [{ key: unnamed, params: {} }] : named,
    fields: fieldsOf(answer),
  });
}
