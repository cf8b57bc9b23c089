import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REPORTS_PATH } from '#platform/contract/error-report.ts';
import type { Database } from '../db.ts';
import type { TellBug } from '../error-answers.ts';
import { routeNameOf } from '../route-name.ts';
import type { ServeKit } from '../serve.ts';
import type { ErrorReports, Told, Trace } from './error-reports.ts';
import { pseudonyms } from './pseudonym.ts';
import { takeReports } from './take-reports.ts';

/** What an app has where reports are configured. */
export type AppReports = {
  /** The address that pages get to know. */
  readonly dsn: string;
  readonly tellBug: TellBug;
  /** Tells of every request, and takes what pages report. */
  readonly serve: (app: FastifyInstance, kit: Pick<ServeKit, 'identify' | 'allowedOrigins' | 'clock' | 'log'>) => void;
};

/** Ties reports to the requests of one app: their routes, ids and traces, and a pseudonym for whoever calls. */
export async function appReports(reports: ErrorReports | null, db: Database): Promise<AppReports | null> {
  if (!reports) return null;
  const pseudonymOf = await pseudonyms(db);
  const traces = new WeakMap<FastifyRequest, Trace>();
  const traceOf = (request: FastifyRequest): Trace => {
    const known = traces.get(request) ?? reports.traceFrom(request.headers['sentry-trace']);
    traces.set(request, known);
    return known;
  };
  const toldOf = (request: FastifyRequest): Told => ({
    name: routeNameOf(request),
    trace: traceOf(request),
    request_id: request.id,
    ...(request.actor ? { user: pseudonymOf(request.actor.user_id) } : {}),
  });
  return {
    dsn: reports.dsn,
    tellBug: (error, request) => reports.tellError(error, toldOf(request)),
    serve(app, kit) {
      app.addHook('onResponse', (request, reply, done) => {
        const ended = kit.clock();
        const started = new Date(ended.getTime() - reply.elapsedTime);
        // Telling of reports about reports would never end.
        if (request.routeOptions.url !== REPORTS_PATH)
          reports.tellRequest({ ...toldOf(request), started, ended, status: reply.statusCode });
        done();
      });
      takeReports(app, reports, pseudonymOf, kit);
      app.addHook('onClose', () => reports.close());
    },
  };
}
