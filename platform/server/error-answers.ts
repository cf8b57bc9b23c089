import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '#platform/contract/endpoint.ts';
import { refusal, type WireError } from '#platform/contract/envelope.ts';
import type { ErrorList, ErrorParams, genericErrors } from '#platform/contract/errors.ts';
import { faultOf } from './expected-caller.ts';
import { type Log, logOf, securityEvent } from './log.ts';
import { plainPath } from './plain-path.ts';
import { Refusal } from './refusal.ts';
import type { ServePage } from './serve-web.ts';

// Fastify's own complaints, in our keys.
const FASTIFY_KEYS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
};

// Messaging has its own words for two generic answers (S2 section 8).
const MESSAGING_KEYS: Record<string, string> = {
  not_allowed_action: 'permission_denied',
  'backend_errors.default_error': 'server_error_occured',
};

export const envelopeOf = (url: string): Envelope => (plainPath(url).startsWith('/api/v2/') ? 'messaging' : 'main');

/** The longest name of a field that is said back; a caller who makes one up gets no echo of any length. */
const FIELD_MAX = 100;

/** Names the field of a shape fault: enough for a form to mark it, nothing of the checker's prose. */
function fieldOf(error: FastifyError): string {
  const fault = error.validation?.[0];
  if (!fault) return 'body';
  const missing = fault.params as { missingProperty?: string; additionalProperty?: string };
  const inside = fault.instancePath.split('/').filter(Boolean);
  const path = [...inside, missing.missingProperty ?? missing.additionalProperty].filter(Boolean).join('.');
  return path.slice(0, FIELD_MAX).toWellFormed() || 'body';
}

// The database is restarting, or cannot be reached: what was asked for did not happen and may be asked again.
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08001',
  '08003',
  '08006',
]);
// The driver's own sentences have no code.
const DRIVER_LOST = /Connection terminated|is not queryable|Client was closed|timeout exceeded when trying to connect/;
// A database that is just starting has no socket yet; any other file that is missing is a bug.
const hasNoSocket = ({ code, syscall }: NodeJS.ErrnoException): boolean => code === 'ENOENT' && syscall === 'connect';
const isDatabaseAway = (error: FastifyError): boolean =>
  DATABASE_AWAY.has(error.code) || hasNoSocket(error) || DRIVER_LOST.test(error.message);

function read(error: unknown): WireError | null {
  if (error instanceof Refusal) return error.told;
  const fault = error as FastifyError;
  if (fault.validation) return { key: 'invalid_request', params: { field: fieldOf(fault) } };
  const known = FASTIFY_KEYS[fault.code];
  if (known) return { key: known };
  if (isDatabaseAway(fault)) return { key: 'not_ready' };
  const isCallersFault = typeof fault.statusCode === 'number' && fault.statusCode >= 400 && fault.statusCode < 500;
  return isCallersFault ? { key: 'invalid_request', params: { field: 'body' } } : null;
}

const TOO_MANY = 429;

/** How long "too many" lasts, for programs that wait by themselves; the parameters say it where the refusal knows. */
function retryAfter({ seconds, minutes }: ErrorParams = {}): number {
  if (typeof seconds === 'number') return seconds;
  return typeof minutes === 'number' ? minutes * 60 : 60;
}

/** Hears of every bug, beside the log. */
export type TellBug = (error: unknown, request: FastifyRequest) => void;

/** One place turns every failure into an answer: keys and parameters, a request id for bugs, never the cause. */
export function answerErrors(
  app: FastifyInstance,
  errors: ErrorList,
  log: Log,
  servePage: ServePage,
  tellBug?: TellBug,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, fault: WireError) => {
    const envelope = envelopeOf(request.routeOptions.url ?? request.url);
    const told = envelope === 'messaging' ? (MESSAGING_KEYS[fault.key] ?? fault.key) : fault.key;
    const status = errors[told] ?? 500;
    const body = refusal(envelope, { ...fault, key: told }, status >= 500 ? request.id : undefined);
    if (status === TOO_MANY) reply.header('retry-after', retryAfter(fault.params));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body);
  };
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = await faultOf(request, thrown);
    const known = read(error);
    // A refusal that we ourselves caused, such as a full disk: the caller gets the key, the log the reason.
    if (error instanceof Refusal && error.cause)
      log.error({ err: error.cause, request_id: request.id, route: request.routeOptions.url }, 'trouble');
    if (error instanceof Refusal && error.security)
      securityEvent(logOf(log, request), error.security.event, error.security.details);
    if (known) return send(request, reply, known);
    log.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'bug');
    tellBug?.(error, request);
    return send(request, reply, { key: 'backend_errors.default_error' satisfies keyof typeof genericErrors });
  });
  app.setNotFoundHandler((request, reply) => {
    if (!servePage(request, reply)) send(request, reply, { key: 'page_not_found' });
  });
}
