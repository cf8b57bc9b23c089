import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { account, identifying, socketDoors } from '#modules/account/server/plugin.ts';
import { files, keepRemoving } from '#modules/files/server/plugin.ts';
import { jobs } from '#modules/jobs/server/plugin.ts';
import { notices } from '#modules/notices/server/plugin.ts';
import { people } from '#modules/people/server/plugin.ts';
import { today } from '#modules/today/server/plugin.ts';
import type { ToldFact } from '#platform/server/announce.ts';
import { serveReference } from '#platform/server/api-reference.ts';
import { limitCalls } from '#platform/server/call-limit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db.ts';
import { answerErrors } from '#platform/server/error-answers.ts';
import { type FileKit, openFiles } from '#platform/server/files/open-files.ts';
import { createHttp } from '#platform/server/http.ts';
import { keepJobs } from '#platform/server/jobs/keep-jobs.ts';
import { jobsOf } from '#platform/server/jobs/worker.ts';
import type { Log } from '#platform/server/log.ts';
import { serveMetrics } from '#platform/server/metrics.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { gatherNotices, waysOut } from '#platform/server/notice-parts.ts';
import { prepareModules } from '#platform/server/prepare-modules.ts';
import { serveReadiness } from '#platform/server/ready.ts';
import { type Realtime, startRealtime } from '#platform/server/realtime/realtime.ts';
import { gatherEars, gatherErrors, registerModules } from '#platform/server/register-modules.ts';
import { secureAnswers } from '#platform/server/security-headers.ts';
import { serveAssets, servingPage, type WebBuild } from '#platform/server/serve-web.ts';
import { keepSweeping } from '#platform/server/sweep.ts';
import type { TransactionKit } from '#platform/server/transaction.ts';

export type AppParts = {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly web: WebBuild | null;
  /** Whether browsers can connect sockets; where nothing listens they would only cost. */
  readonly hasSockets?: boolean;
  /** Where files lie; what the configuration says, unless a story hands in another place. */
  readonly files?: FileKit;
  /** Hears facts after commit. */
  readonly tell?: Tell;
};

/** Shorter answers fit into one packet anyway. */
const COMPRESS_FROM_BYTES = 2_048;

/** The list of modules, in the order in which they hand in their parts. */
export function listModules(
  parts: Pick<AppParts, 'config' | 'db' | 'log' | 'files'>,
  extraModules: readonly ServerModule[] = [],
): ServerModule[] {
  const { config, db, log, files: kit = openFiles(config) } = parts;
  const { lessonTypeDigits } = config;
  const modules = [people({ lessonTypeDigits, store: kit.store }), account({ db, log }), jobs];
  const uses = [...modules, ...extraModules].flatMap((module) => module.files ?? []);
  const told = [...modules, ...extraModules].flatMap((module) => module.notices ?? []);
  const tells = notices({
    kit: gatherNotices(told, waysOut(config)),
    pushHosts: config.pushHosts,
    mayShowOutbox: config.demo,
  });
  return [...modules, tells, files(kit, uses), today(modules.flatMap((module) => module.shell ?? [])), ...extraModules];
}

type Tell = (facts: readonly ToldFact[]) => void;

/** What is told has been committed: a listener that fails is a bug of its own, never the caller's. */
const telling =
  (listeners: readonly Tell[], log: Log): Tell =>
  (facts) => {
    for (const tell of listeners)
      try {
        tell(facts);
      } catch (error) {
        log.error({ err: error }, 'tell');
      }
  };

/** Takes sockets on the server that the app will listen with. */
function serveSockets(
  app: FastifyInstance,
  { clock, log, config }: AppParts,
  transactions: TransactionKit,
  modules: readonly ServerModule[],
): Realtime {
  const realtime = startRealtime({
    transactions,
    clock,
    log,
    audiences: modules.flatMap((module) => module.audiences ?? []),
    doors: socketDoors(transactions.db, clock),
    allowedOrigins: config.origins,
    redisUrl: config.redisUrl,
  });
  app.server.on('upgrade', realtime.upgrade);
  // Before the rest: the server does not count as closed while a socket is open.
  app.addHook('preClose', () => realtime.close());
  return realtime;
}

/** The composition root: a plain list of what the server is made of. */
export async function buildApp(parts: AppParts, extraModules: readonly ServerModule[] = []): Promise<FastifyInstance> {
  const { config, db, clock, log, web } = parts;
  const fileKit = parts.files ?? openFiles(config);
  const modules = listModules({ ...parts, files: fileKit }, extraModules);
  const build = web?.build ?? 'none';
  const errors = gatherErrors(modules);
  const servePage = web ? servingPage(web) : () => false;
  const app = createHttp(config.trustedProxies, servePage);

  // First of all, because a route takes along the error handler that stands when it is made.
  answerErrors(app, errors, log, servePage);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, globalDecompression: false });
  secureAnswers(app, build);
  const metrics = serveMetrics(app, db, config.metricsToken, log);
  serveReadiness(app, db);
  const listeners: Tell[] = [(facts) => metrics.countFacts(facts.length), ...(parts.tell ? [parts.tell] : [])];
  const kit = {
    db,
    clock,
    log,
    ears: gatherEars(modules),
    tell: telling(listeners, log),
    identify: identifying(db, clock),
    allowedOrigins: config.origins,
    secondsToWait: limitCalls(config.callsPerMinute),
  };
  if (parts.hasSockets) {
    const realtime = serveSockets(app, parts, kit, modules);
    listeners.push(realtime.tell);
    metrics.show('kriit_sockets', 'Sockets that are registered at this server.', realtime.count);
  }
  const calls = registerModules(app, kit, modules);
  serveReference(app, calls, errors, build);
  if (web) await serveAssets(app, web);

  const stopSweeping = keepSweeping(db, modules, clock, log);
  app.addHook('onClose', async () => stopSweeping());
  const stopRemoving = keepRemoving({ db, kit: fileKit, clock, log });
  app.addHook('onClose', () => stopRemoving());
  app.addHook('onReady', () => prepareModules(db, modules, clock()));
  keepJobs(app, jobsOf(kit, modules, log), config.jobs);
  await app.ready();
  return app;
}
