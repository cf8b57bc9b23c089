import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { account, identifying } from '#modules/account/server/plugin.ts';
import { people } from '#modules/people/server/plugin.ts';
import { today } from '#modules/today/server/plugin.ts';
import type { ToldFact } from '#platform/server/announce.ts';
import { serveReference } from '#platform/server/api-reference.ts';
import { limitCalls } from '#platform/server/call-limit.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db.ts';
import { answerErrors } from '#platform/server/error-answers.ts';
import { createHttp } from '#platform/server/http.ts';
import type { Log } from '#platform/server/log.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { serveReadiness } from '#platform/server/ready.ts';
import { gatherEars, gatherErrors, registerModules } from '#platform/server/register-modules.ts';
import { secureAnswers } from '#platform/server/security-headers.ts';
import { serveAssets, servingPage, type WebBuild } from '#platform/server/serve-web.ts';
import { keepSweeping } from '#platform/server/sweep.ts';

export type AppParts = {
  readonly config: Pick<Config, 'trustedProxies' | 'origins' | 'callsPerMinute' | 'lessonTypeDigits'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly web: WebBuild | null;
  /** Carries facts out after commit. */
  readonly tell?: (facts: readonly ToldFact[]) => void;
};

/** Shorter answers fit into one packet anyway. */
const COMPRESS_FROM_BYTES = 2_048;

/** The list of modules, in the order in which they hand in their parts. */
export function listModules({ config, db, log }: Pick<AppParts, 'config' | 'db' | 'log'>): ServerModule[] {
  const modules = [people({ lessonTypeDigits: config.lessonTypeDigits }), account({ db, log })];
  return [...modules, today(modules.flatMap((module) => module.shell ?? []))];
}

/** What is told has been committed: a listener that fails is a bug of its own, never the caller's. */
const telling =
  ({ tell, log }: Pick<AppParts, 'tell' | 'log'>) =>
  (facts: readonly ToldFact[]): void => {
    try {
      tell?.(facts);
    } catch (error) {
      log.error({ err: error }, 'tell');
    }
  };

/** The composition root: a plain list of what the server is made of. */
export async function buildApp(parts: AppParts, extraModules: readonly ServerModule[] = []): Promise<FastifyInstance> {
  const { config, db, clock, log, web } = parts;
  const modules = [...listModules(parts), ...extraModules];
  const build = web?.build ?? 'none';
  const errors = gatherErrors(modules);
  const app = createHttp(config.trustedProxies);

  // First of all, because a route takes along the error handler that stands when it is made.
  answerErrors(app, errors, log, web ? servingPage(web) : () => false);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, globalDecompression: false });
  secureAnswers(app, build);
  serveReadiness(app, db);
  const calls = registerModules(
    app,
    {
      db,
      clock,
      log,
      ears: gatherEars(modules),
      tell: telling(parts),
      identify: identifying(db, clock),
      allowedOrigins: config.origins,
      withinLimit: limitCalls(config.callsPerMinute),
    },
    modules,
  );
  serveReference(app, calls, errors, build);
  if (web) await serveAssets(app, web);

  const stopSweeping = keepSweeping(db, modules, clock, log);
  app.addHook('onClose', async () => stopSweeping());
  await app.ready();
  return app;
}
