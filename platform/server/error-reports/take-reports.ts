import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REPORTS_PATH, REPORTS_TYPE } from '#platform/contract/error-report.ts';
import type { Actor } from '../actor.ts';
import { whoCalls } from '../identify.ts';
import { logOf, securityEvent } from '../log.ts';
import { isForeign } from '../origin.ts';
import { Refusal } from '../refusal.ts';
import type { ServeKit } from '../serve.ts';
import type { ErrorReports } from './error-reports.ts';
import type { PseudonymOf } from './pseudonym.ts';
import { limitReports, REPORT_LIMITS } from './report-limit.ts';
import type { Taken } from './send-parcel.ts';

/** A replay of a minute, packed, is a tenth of it. */
const BODY_LIMIT = 2_097_152;
const WAIT_SECONDS = 60;

type Kit = Pick<ServeKit, 'identify' | 'allowedOrigins' | 'clock' | 'log'>;

/** Whoever reports an error may just have lost the session; then nobody is named. */
const whoReports = async (request: FastifyRequest, { identify }: Kit): Promise<Actor | null> => {
  try {
    return await whoCalls(request, identify, { quiet: true, gives: 'json' });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Takes the reports of our own pages and passes them on, so that a page speaks to nobody but us and the receiver never
 * sees a person's address. Nothing here is worth a word to the person: a report that is not taken is dropped.
 */
export function takeReports(app: FastifyInstance, reports: ErrorReports, pseudonymOf: PseudonymOf, kit: Kit): void {
  const limit = limitReports(REPORT_LIMITS);
  const forward = async (request: FastifyRequest): Promise<Taken> => {
    const actor = await whoReports(request, kit);
    const caller = actor ? `session ${actor.session_id}` : `address ${request.ip}`;
    if (!limit.enter(caller, kit.clock())) throw new Refusal('too_many_requests', { seconds: WAIT_SECONDS });
    try {
      const user = actor ? pseudonymOf(actor.user_id) : undefined;
      const taken = await reports.forward(request.body as Uint8Array, user);
      if (!taken) throw new Refusal('invalid_request', { field: 'body' });
      return taken;
    } finally {
      limit.done();
    }
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(REPORTS_TYPE, { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => bytes);
    scope.route({
      method: 'POST',
      url: REPORTS_PATH,
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        if (!isForeign(request, kit.allowedOrigins)) return;
        securityEvent(logOf(kit.log, request), 'foreign_request', { route: `POST ${REPORTS_PATH}` });
        throw new Refusal('request_blocked');
      },
      handler: async (request, reply) => {
        const { statusCode, headers } = await forward(request).catch((error: unknown) => {
          if (error instanceof Refusal) throw error;
          throw new Refusal('not_ready');
        });
        // The receiver may want a pause of some kinds only; the page keeps to it.
        for (const [name, value] of Object.entries(headers)) if (value !== null) reply.header(name, value);
        return reply.code(statusCode < 300 || statusCode === 429 ? statusCode : 503).send();
      },
    });
  });
}
