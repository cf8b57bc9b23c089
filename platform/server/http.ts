import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusal } from '#platform/contract/envelope.ts';
import { envelopeOf } from './error-answers.ts';
import { isOneClick } from './one-click-form.ts';
import { Refusal } from './refusal.ts';
import { parseJson } from './request-text.ts';
import { compileWhenMet } from './schema-compilers.ts';
import { API_HEADERS } from './security-headers.ts';
import type { ServePage } from './serve-web.ts';

/** The largest JSON body: a lesson's or consent's text many times over. */
const BODY_LIMIT = 1_048_576;

const isUtf8 = (type: string): boolean => /^utf-?8$/i.test(/charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8');

/**
 * An address that cannot be read reaches no route, no hook and no error handler, so its answer is made by hand.
 * A browser that goes there gets the page, which says in words that there is nothing.
 */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply, servePage: ServePage): void {
  if (servePage(request, reply.code(400))) return;
  const answer = refusal(envelopeOf(request.url), { key: 'invalid_request', params: { field: 'path' } });
  void reply.headers(API_HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** A bare HTTP server with our habits: no coercion, strict JSON, request ids, nothing in the log by itself. */
export function createHttp(trustedProxies: readonly string[], servePage: ServePage = () => false): FastifyInstance {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, caseSensitive: true },
    genReqId: () => {
      count += 1;
      return `${prefix}-${count.toString(36)}`;
    },
    frameworkErrors: (_error, request, reply) =>
      answerUnreadable(request as unknown as FastifyRequest, reply as unknown as FastifyReply, servePage),
  });
  compileWhenMet(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    // Read as plain UTF-8 whatever it claims, so another claim is refused rather than misread.
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
    if (encoding !== 'identity' || !isUtf8(type)) throw new Refusal('unsupported_content_type');
    return text.trim() === '' ? undefined : parseJson(text);
  });
  // Mail programs unsubscribe with this one form (RFC 8058), which says nothing; every other form is refused.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async (_: unknown, text: string) => {
      if (!isOneClick(text)) throw new Refusal('unsupported_content_type');
    },
  );
  app.decorateRequest('actor', null);
  app.decorateRequest('check', null);
  return app;
}
