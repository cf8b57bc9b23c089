import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { isDay, isMoment } from '#platform/contract/dates.ts';
import { parseJson } from './request-text.ts';

/** The largest JSON body: a lesson's or consent's text many times over. */
const BODY_LIMIT = 1_048_576;

const formats = { day: isDay, moment: isMoment };

/** A bare HTTP server with our habits: no coercion, strict JSON, request ids, nothing in the log by itself. */
export function createHttp(trustedProxies: readonly string[]): FastifyInstance {
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
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        formats,
      },
    },
    serializerOpts: { ajv: { formats } },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    text.trim() === '' ? undefined : parseJson(text),
  );
  app.decorateRequest('actor', null);
  return app;
}
