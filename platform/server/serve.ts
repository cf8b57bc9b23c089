import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { addressOf } from '#platform/contract/endpoint.ts';
import { success } from '#platform/contract/envelope.ts';
import type { PolicyRow } from '#platform/contract/policy.ts';
import { mayCall } from './access.ts';
import type { Actor } from './actor.ts';
import { placeOfSchool, schoolOf } from './asked-school.ts';
import type { CallLimit } from './call-limit.ts';
import { callOf } from './call-of.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db.ts';
import { type Effects, effectsFor } from './effects.ts';
import { confirmCaller, expectCaller, inNameOf } from './expected-caller.ts';
import { receiveForm } from './files/receive-form.ts';
import { type ServedFile, sendFile } from './files/send-file.ts';
import type { Spool } from './files/spool.ts';
import { takingForms } from './files/taking-forms.ts';
import type { grouping } from './grouped.ts';
import type { AnyCall, Handler } from './handle.ts';
import { type Keyed, keyOf, onceAmongOthers, onceForKey } from './idempotency.ts';
import { actorOf, credentialsOf, type Identify } from './identify.ts';
import { type Log, logOf, securityEvent } from './log.ts';
import { isForeign } from './origin.ts';
import type { reading } from './reading.ts';
import { permit, Refusal, RememberedRefusal } from './refusal.ts';
import { readTexts } from './request-query.ts';
import { hasFields, routeSchemas } from './route-schemas.ts';
import { type TransactionKit, transact } from './transaction.ts';

export type ServeKit = TransactionKit & {
  /** The connections of those who share a transaction with others. */
  readonly groups: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly identify: Identify;
  readonly allowedOrigins: readonly string[];
  readonly secondsToWait: CallLimit;
};

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

const NO_FIELDS = Type.Object({});

/** A refusal that was remembered is thrown once its transaction is over. */
function raised(data: unknown): unknown {
  if (data instanceof RememberedRefusal) throw data.refusal;
  return data;
}

/** Where requests that wait together find each other. */
type Together = { readonly group: ReturnType<typeof grouping>; readonly read: ReturnType<typeof reading> };

/** Makes a Fastify route of a handler: guard, validate, run in one transaction, answer in the envelope. */
export function serve(
  app: FastifyInstance,
  kit: ServeKit,
  handler: Handler,
  row: PolicyRow,
  { group, read }: Together,
): void {
  const { endpoint, run } = handler;
  const writes = endpoint.changes;
  const schoolPlace = placeOfSchool(handler);
  const readsInput = endpoint.method === 'POST' || hasFields(endpoint.params) || hasFields(endpoint.query);

  /**
   * Who calls. Where something is written in one transaction they are checked meanwhile, as long as they may do it at all.
   * Those who read are let in together by the check, and share what they ask.
   */
  const callerOf = async (request: FastifyRequest): Promise<Actor | null> => {
    const credentials = credentialsOf(request, endpoint);
    if (credentials === null) return null;
    const isExpected = writes && handler.transaction === 'one';
    const expected = isExpected ? expectCaller(request, kit.identify, credentials) : null;
    if (expected !== null && mayCall(row, expected, kit.clock()).allowed) return expected;
    const found = await (request.check ?? kit.identify.check(credentials));
    request.check = null;
    return actorOf(found);
  };

  const guard = async (request: FastifyRequest): Promise<void> => {
    if (writes && isForeign(request, kit.allowedOrigins)) {
      securityEvent(logOf(kit.log, request), 'foreign_request', { route: endpoint.route });
      throw new Refusal('request_blocked');
    }
    request.actor = row.who === 'anyone' ? null : await callerOf(request);
    // Counted before it is judged: what a role may not do must not be tried without end.
    const seconds = request.actor ? kit.secondsToWait(request.actor.session_id, kit.clock().getTime()) : 0;
    if (request.actor && seconds > 0) {
      const refusal = new Refusal('too_many_requests', { seconds });
      refusal.security = { event: 'too_many_requests', details: { user_id: request.actor.user_id } };
      throw refusal;
    }
    permit(mayCall(row, request.actor, kit.clock()));
    // A call that reads nothing still says no to a key in its address.
    if (!readsInput) readTexts(endpoint.query, request.query as Record<string, unknown>);
  };

  const readInput = async (request: FastifyRequest): Promise<void> => {
    request.params = readTexts(endpoint.params, request.params as Record<string, unknown>);
    request.query = readTexts(endpoint.query, request.query as Record<string, unknown>);
    // A client may send no body at all where every field is optional.
    if (endpoint.method === 'POST' && endpoint.takes === 'json' && request.body === undefined) request.body = {};
  };

  const work = async (request: FastifyRequest, effects: Effects): Promise<unknown> => {
    const now = kit.clock();
    const log = logOf(kit.log, request);
    const call = callOf(request, effects, { now, log, school: schoolOf(schoolPlace, request) });
    const { params } = call;
    const keyedBy = (content: unknown) =>
      request.actor && !endpoint.secret
        ? keyOf(request.headers['idempotency-key'], request.actor.user_id, endpoint.route, [
            request.actor.role?.role_id,
            params,
            request.query,
            content,
          ])
        : null;
    type Task = Parameters<typeof transact<unknown>>[3];
    const onceBy = (keyed: Keyed | null, task: Task, once = onceForKey): Task =>
      keyed === null
        ? task
        : (tx, announce) => once({ tx, keyed, now, passing: endpoint.eid_mends }, (point) => task(point, announce));
    if (handler.transaction === 'own') {
      const transaction = (inner: Task) => transact(kit, 'write', now, inner);
      const once = async (content: unknown, inner: Task) => raised(await transaction(onceBy(keyedBy(content), inner)));
      const receive = (spool: Spool, most: number) => receiveForm(request, endpoint.body ?? NO_FIELDS, spool, most);
      return run(Object.assign(call, { transaction, once, receive }) as unknown as AnyCall);
    }
    const inside: Task = async (tx, announce) => run(Object.assign(call, { tx, announce }) as unknown as AnyCall);
    if (!writes) {
      // Who searches may take long, and nobody should wait for it with them.
      const isQuick = endpoint.grouped !== false && (request.query as { search?: string }).search === undefined;
      return isQuick ? read(now, inside) : transact(kit, 'read', now, inside);
    }
    // Whatever the transaction gives, also what it remembers of an earlier call, is the caller's only once they are checked.
    const confirmed =
      (task: Task): Task =>
      async (tx, announce) => {
        try {
          return await task(tx, announce);
        } finally {
          await confirmCaller(request);
        }
      };
    const keyed = keyedBy(request.body);
    const alone = confirmed(onceBy(keyed, inside));
    if (!endpoint.grouped) return transact(kit, 'write', now, alone);
    // As it was read: what is the same can be written in many ways.
    const address = endpoint.grouped === 'freely' ? null : `${endpoint.route} ${JSON.stringify(params)}`;
    return group(now, address, { alone, together: confirmed(onceBy(keyed, inside, onceAmongOthers)) });
  };

  /** What the session check already knows needs no transaction, and does nothing to the answer beside its data. */
  const answerAtOnce = (request: FastifyRequest, reply: FastifyReply): void => {
    const { actor, params, query } = request;
    const data = run({ actor, params, query, school: schoolOf(schoolPlace, request) } as AnyCall);
    void reply.send(success(endpoint, data));
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const attempt = async () => {
      const effects = effectsFor(request, reply);
      return { effects, data: raised(await work(request, effects)) };
    };
    const judge = (actor: Actor): void => permit(mayCall(row, actor, kit.clock()));
    const { effects, data } = await inNameOf(request, attempt, judge);
    effects.apply();
    if (endpoint.gives === 'file') return sendFile(request, reply, data as ServedFile);
    if (effects.target !== null) return reply.redirect(effects.target);
    return success(endpoint, data);
  };

  const isKnown = handler.transaction === 'none';
  const route: RouteOptions = {
    method: endpoint.method,
    url: addressOf(endpoint),
    schema: routeSchemas(endpoint),
    onRequest: guard,
    ...(readsInput ? { preValidation: readInput } : {}),
    // Parts of a file are counted in its own bytes, and most files are packed already; what is known is short.
    ...(endpoint.gives === 'file' || isKnown ? { compress: false } : {}),
    handler: isKnown ? answerAtOnce : answer,
  };
  if (endpoint.takes === 'file') takingForms(app, (scope) => scope.route(route));
  else app.route(route);
}
