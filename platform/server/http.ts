import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isCountry } from '#platform/contract/countries.ts';
import { isDay, isMoment } from '#platform/contract/dates.ts';
import { refusal } from '#platform/contract/envelope.ts';
import { envelopeOf } from './error-answers.ts';
import { Refusal } from './refusal.ts';
import { parseJson } from './request-text.ts';
import { API_HEADERS } from './security-headers.ts';

/** The largest JSON body: a lesson's or consent's text many times over. */
const BODY_LIMIT = 1_048_576;
/** A caller who has not sent the whole request by then is let go, so that slow ones cannot take every connection. */
export const REQUEST_MS = 60_000;

const isUtf8 = (type: string): boolean => /^utf-?8$/i.test(/charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8');

const formats = { country: isCountry, day: isDay, moment: isMoment };

/** An address that cannot be read reaches no route, no hook and no error handler, so its answer is made by hand. */
function answerUnreadable(url: string, reply: FastifyReply): void {
  const answer = refusal(envelopeOf(url), { key: 'invalid_request', params: { field: 'path' } });
  void reply.code(400).headers(API_HEADERS).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** A bare HTTP server with our habits: no coercion, strict JSON, request ids, nothing in the log by itself. */
export function createHttp(trustedProxies: readonly string[]): FastifyInstance {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, caseSensitive: true },
    genReqId: () => {
      count += 1;
      return `${prefix}-${count.toString(36)}`;
    },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        formats,
      },
    },
    // Choosing between the kinds of an answer ("this or null") is done by a checker of its own.
    serializerOpts: { ajv: { formats } },
    frameworkErrors: (_error, { url }, reply) => answerUnreadable(url, reply as unknown as FastifyReply),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    // Read as plain UTF-8 whatever it claims, so another claim is refused rather than misread.
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
    if (encoding !== 'identity' || !isUtf8(type)) throw new Refusal('unsupported_content_type');
    return text.trim() === '' ? undefined : parseJson(text);
  });
  app.decorateRequest('actor', null);
  return app;
}
