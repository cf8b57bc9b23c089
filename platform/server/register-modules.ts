import type { FastifyInstance } from 'fastify';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { type ErrorList, genericErrors } from '#platform/contract/errors.ts';
import type { PolicyRow } from '#platform/contract/policy.ts';
import type { Hearing } from './announce.ts';
import { grouping } from './grouped.ts';
import type { ServerModule } from './module.ts';
import type { DescribedCall } from './openapi.ts';
import { reading } from './reading.ts';
import type { AudienceSource } from './realtime/audiences.ts';
import { Refusal } from './refusal.ts';
import { type ServeKit, serve } from './serve.ts';

/** All error keys with their statuses; two modules may share a key only under one status. */
export function gatherErrors(modules: readonly ServerModule[]): ErrorList {
  const all: Record<string, number> = { ...genericErrors };
  for (const { name, errors } of modules)
    for (const [key, status] of Object.entries(errors)) {
      if ((all[key] ?? status) !== status) throw new Error(`${name}: the key ${key} already answers with ${all[key]}`);
      all[key] = status;
    }
  return all;
}

/** All ears by the fact that they listen for. */
export function gatherEars(modules: readonly ServerModule[]): Map<string, Hearing[]> {
  const ears = new Map<string, Hearing[]>();
  for (const hearing of modules.flatMap((module) => module.hears ?? []))
    ears.set(hearing.name, [...(ears.get(hearing.name) ?? []), hearing]);
  return ears;
}

/** Everybody who can say whom a name stands for, by its word; two modules cannot share one. */
export function gatherAudiences(modules: readonly ServerModule[]): Map<string, AudienceSource> {
  const sources = new Map<string, AudienceSource>();
  for (const { name, audiences } of modules)
    for (const source of audiences ?? []) {
      if (sources.has(source.word)) throw new Error(`${name}: another module already says who ${source.word} is`);
      sources.set(source.word, source);
    }
  return sources;
}

/**
 * A school's number in a path is compared with the school of the caller's role. That needs the name that is looked
 * for, a row that reaches the school, and a role: the platform's own calls know schools as `:id`. Whoever receives files
 * compares for itself, also for people without a role.
 */
function isSchoolGuarded({ route, query, takes }: Endpoint, { who, reach }: PolicyRow): boolean {
  const names = route.match(/:school_?id\b/gi) ?? [];
  const needsRole = who === 'any-role' || (typeof who === 'object' && who.root !== true);
  if ('school_id' in query.properties && !needsRole && takes !== 'file') return false;
  return names.every((name) => name === ':schoolId' && reach === 'school' && needsRole);
}

function rowOf(module: ServerModule, endpoint: Endpoint): PolicyRow {
  const { route } = endpoint;
  const row = module.policy[route];
  if (!row) throw new Error(`${module.name}: ${route} has no policy row; add one to contract/policy.ts`);
  if (!isSchoolGuarded(endpoint, row))
    throw new Error(
      `${module.name}: ${route} names a school that nobody checks; call it :schoolId, reach 'school', and ask for a role`,
    );
  return row;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** An address that exists names the verbs it knows when it is asked with another one. */
function refuseOtherMethods(app: FastifyInstance, calls: readonly DescribedCall[]): void {
  for (const [url, there] of Map.groupBy(calls, ({ endpoint }) => addressOf(endpoint))) {
    const known: string[] = there.map(({ endpoint }) => endpoint.method);
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url,
      onRequest: async (_request, reply) => {
        reply.header('allow', known.join(', '));
        throw new Refusal('method_not_allowed');
      },
      handler: () => {},
    });
  }
}

/** Serves every call of every module; one that its policy row does not guard keeps the server from starting. */
export function registerModules(
  app: FastifyInstance,
  kit: ServeKit,
  modules: readonly ServerModule[],
): DescribedCall[] {
  const together = { group: grouping({ ...kit, db: kit.groups }), read: reading(kit) };
  const calls = modules.flatMap((module) =>
    module.handlers.map((handler) => {
      const row = rowOf(module, handler.endpoint);
      serve(app, kit, handler, row, together);
      return { endpoint: handler.endpoint, row, module: module.name };
    }),
  );
  refuseOtherMethods(app, calls);
  return calls;
}
