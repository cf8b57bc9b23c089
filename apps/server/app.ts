import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { account, identifying, socketDoors } from '#modules/account/server/plugin.ts';
import { consents } from '#modules/consents/server/plugin.ts';
import { files, keepRemoving } from '#modules/files/server/plugin.ts';
import { jobs } from '#modules/jobs/server/plugin.ts';
import { journal } from '#modules/journal/server/plugin.ts';
import { messaging } from '#modules/messaging/server/plugin.ts';
import { notices } from '#modules/notices/server/plugin.ts';
import { people } from '#modules/people/server/plugin.ts';
import { profile } from '#modules/profile/server/plugin.ts';
import { today } from '#modules/today/server/plugin.ts';
import type { Ahead, ToldFact } from '#platform/server/announce.ts';
import { serveReference } from '#platform/server/api-reference.ts';
import { limitCalls } from '#platform/server/call-limit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { type Database, openBeside } from '#platform/server/db.ts';
import { type EidPlaces, eidPlacesOf, openEid } from '#platform/server/eid/eid-kit.ts';
import { answerErrors } from '#platform/server/error-answers.ts';
import { appReports } from '#platform/server/error-reports/app-reports.ts';
import { type ErrorReports, openErrorReports } from '#platform/server/error-reports/error-reports.ts';
import { withoutPackages } from '#platform/server/files/file-use.ts';
import { type FileKit, openFiles } from '#platform/server/files/open-files.ts';
import { type Host, hostsOf, originsOf } from '#platform/server/hosts.ts';
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
import { gatherAudiences, gatherEars, gatherErrors, registerModules } from '#platform/server/register-modules.ts';
import { secureAnswers } from '#platform/server/security-headers.ts';
import type { ServeKit } from '#platform/server/serve.ts';
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
  /** Sites that may frame us, beside those of the configuration. */
  readonly hosts?: readonly Host[];
  /** Where eIDs are asked for; what the configuration says, unless stand-ins are open. */
  readonly eid?: EidPlaces;
  /** Where files lie; what the configuration says, unless a story hands in another place. */
  readonly files?: FileKit;
  /** Where errors are reported; what the configuration says, unless whoever starts the process has opened it already. */
  readonly reports?: ErrorReports | null;
  /** Hears facts after commit. */
  readonly tell?: Tell;
};

/** Shorter answers fit into one packet anyway. */
const COMPRESS_FROM_BYTES = 2_048;

/** The list of modules, in the order in which they hand in their parts. */
export function listModules(
  parts: Pick<AppParts, 'config' | 'db' | 'log' | 'files' | 'hosts' | 'eid'>,
  extraModules: readonly ServerModule[] = [],
): ServerModule[] {
  const { config, db, files: kit = openFiles(config) } = parts;
  const { lessonTypeDigits, uploadLimits, pollingPromo, publicUrl } = config;
  // Asked when somebody launches a module, by then the list is whole.
  const framedBy = (name: string) => all.find((module) => module.name === name)?.framed ?? [];
  const launching = { hosts: hostsOf(config, parts.hosts), framedBy, publicUrl };
  const modules = [
    people({ lessonTypeDigits, uploadLimits, pollingPromo, store: kit.store }),
    account({ db, isDemo: config.demo, eid: openEid(parts.eid ?? eidPlacesOf(config)), ...launching }),
    jobs,
    consents,
    journal({ lessonTypeDigits }),
    messaging({ files: kit }),
    profile({ files: kit, everyTable: () => all.flatMap(({ aboutPerson }) => aboutPerson ?? []) }),
  ];
  const stated = [...modules, ...extraModules].flatMap((module) => module.files ?? []);
  const uses = uploadLimits ? stated : withoutPackages(stated);
  const told = [...modules, ...extraModules].flatMap((module) => module.notices ?? []);
  const tells = notices({
    kit: gatherNotices(told, waysOut(config)),
    pushHosts: config.pushHosts,
    mayShowOutbox: config.demo,
  });
  const shell = today(modules.flatMap((module) => module.shell ?? []));
  const all: ServerModule[] = [...modules, tells, files(kit, uses), shell, ...extraModules];
  return all;
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
function serveSockets(app: FastifyInstance, { clock, log, config }: AppParts, transactions: TransactionKit): Realtime {
  const realtime = startRealtime({
    transactions,
    clock,
    log,
    doors: socketDoors(transactions.db, clock),
    allowedOrigins: config.origins,
    redisUrl: config.redisUrl,
    isBehindProxy: config.trustedProxies.length > 0,
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
  const opened = parts.reports === undefined ? await openErrorReports(config, build) : parts.reports;
  const reports = await appReports(opened, db);
  const framing = {
    framed: modules.flatMap((module) => module.framed ?? []),
    origins: originsOf(hostsOf(config, parts.hosts)),
  };
  const servePage = web ? servingPage(web, framing, reports?.dsn) : () => false;
  const app = createHttp(config.trustedProxies, servePage);

  // First of all, because a route takes along the error handler that stands when it is made.
  answerErrors(app, errors, log, servePage, reports?.tellBug);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, globalDecompression: false });
  secureAnswers(app, build);
  const metrics = serveMetrics(app, db, config.metricsToken, log);
  serveReadiness(app, db);
  const listeners: Tell[] = [(facts) => metrics.countFacts(facts.length), ...(parts.tell ? [parts.tell] : [])];
  // Requests wait for the check inside their transactions, so it may not wait for their connections.
  const checks = openBeside(db, { max: 1 });
  // One group follows the other, so their connection has planned what they ask; those who go alone after them have another.
  const groups = openBeside(db, { max: 2 });
  const kit: ServeKit & { ahead: Ahead | null } = {
    ahead: null,
    db,
    clock,
    log,
    ears: gatherEars(modules),
    audiences: gatherAudiences(modules),
    tell: telling(listeners, log),
    groups,
    identify: identifying(checks, clock, () => kit.ahead?.forget()),
    allowedOrigins: config.origins,
    secondsToWait: limitCalls(config.callsPerMinute),
  };
  reports?.serve(app, kit);
  if (parts.hasSockets) {
    const realtime = serveSockets(app, parts, kit);
    kit.ahead = realtime;
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
  // Before the running requests are waited for: an image may take longer than a stop.
  app.addHook('preClose', () => fileKit.close());
  app.addHook('onReady', () => prepareModules(db, modules, clock()));
  keepJobs(app, jobsOf(kit, modules, log), config.jobs);
  await app.ready();
  return app;
}
