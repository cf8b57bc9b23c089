import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from './db.ts';
import { Refusal } from './refusal.ts';

/** A database that takes longer than this to say anything is none. */
const PATIENCE_MS = 2_000;

async function answers({ pool }: Database): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PATIENCE_MS);
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}

/** `/health` says that the process lives, `/ready` that it can serve; those who keep it running ask both. */
export function serveReadiness(app: FastifyInstance, db: Database): void {
  // Monitors often ask with HEAD.
  const method = ['GET', 'HEAD'];
  const onRequest = async (_request: unknown, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
  };
  app.route({ method, url: '/health', onRequest, handler: async () => ({ status: true }) });
  app.route({
    method,
    url: '/ready',
    onRequest,
    handler: async () => {
      if (!(await answers(db))) throw new Refusal('not_ready');
      return { status: true };
    },
  });
}
