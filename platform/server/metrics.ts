import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db.ts';
import type { Log } from './log.ts';
import { logOf, securityEvent } from './log.ts';
import { Refusal } from './refusal.ts';
import { routeNameOf } from './route-name.ts';
import { hashOf } from './seal.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The numbers that those who keep the server running look at. */
export type Metrics = {
  readonly registry: Registry;
  readonly countFacts: (count: number) => void;
  /** Shows a number as it is at the moment of looking. */
  readonly show: (name: string, help: string, read: () => number) => void;
};

/** Without a token nobody looks: behind a proxy on the same machine, everybody would seem to be on it. */
function mayLook({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(given), hashOf(token));
}

/** Measures every call by its route, and serves the numbers at `/metrics` in the format of Prometheus. */
export function serveMetrics(app: FastifyInstance, db: Database, token: string | undefined, log: Log): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'kriit_http_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const facts = new Counter({ name: 'kriit_facts_total', help: 'Facts that this server committed.', registers });
  const show: Metrics['show'] = (name, help, read) => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  };
  const sum = (count: (pool: Database['pool']) => number) => () =>
    [db, ...db.beside].reduce((all, { pool }) => all + count(pool), 0);
  show(
    'kriit_database_connections',
    'Database connections that this server holds.',
    sum(({ totalCount }) => totalCount),
  );
  show(
    'kriit_database_waiting',
    'Calls that wait for a database connection.',
    sum(({ waitingCount }) => waitingCount),
  );

  app.addHook('onResponse', (request, reply, done) => {
    calls.labels(routeNameOf(request), String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request, token)) {
      securityEvent(logOf(log, request), 'metrics_refused', {});
      throw new Refusal('page_not_found');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { registry, show, countFacts: (count) => facts.inc(count) };
}
