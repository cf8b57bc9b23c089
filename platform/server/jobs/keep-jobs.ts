import type { FastifyInstance } from 'fastify';
import type { Jobs } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** Lets jobs run as long as the app does; one that runs none can still be asked to. */
export function keepJobs(app: FastifyInstance, jobs: Jobs, runsThem: boolean): void {
  app.decorate('jobs', jobs);
  if (!runsThem) return;
  app.addHook('onReady', () => jobs.start());
  app.addHook('onClose', () => jobs.stop());
}
