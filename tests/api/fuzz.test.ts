import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '#platform/contract/endpoint.ts';
import { encode } from '#platform/testing/client.ts';
import type { SampleRequest } from '#platform/testing/samples.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { CALLERS, type Caller, refusalFor } from './callers.ts';
import { moveTurnsAway } from './eids.ts';
import { type EveryCall, everyCall } from './every-call.ts';
import { BROKEN_PAYLOADS, FOREIGN_TYPES } from './fuzz-payloads.ts';
import { hostileRequests, rightChanges, type WireRequest, wrongChanges } from './fuzz-requests.ts';
import { share } from './spread.ts';
import { together } from './together.ts';
import { lastClasses, worldOf } from './world.ts';

const PATIENCE_MS = process.env.TEST_FULL ? 900_000 : 120_000;
const runs = { seed: 20_261_115, numRuns: process.env.TEST_FULL ? 400 : 3, endOnFailure: !process.env.TEST_FULL };
/** Bodies are read before anybody asks which call they are for: in the short form each call meets a part of the broken ones. */
const PARTS = 4;
const bareObject = Object.getOwnPropertyNames(Object.prototype).toSorted();

const calls = await everyCall();
/** In the full form a school is left after so many calls: what they make by the thousand would slow down all that follow. */
const CALLS_PER_SCHOOL = process.env.TEST_FULL ? 20 : calls.length;
const schools = Array.from({ length: Math.ceil(calls.length / CALLS_PER_SCHOOL) }, (_, place) => ({
  place: place + 1,
  own: calls.slice(place * CALLS_PER_SCHOOL, (place + 1) * CALLS_PER_SCHOOL),
}));
let school: StartedApp;
let classes: ReadonlyMap<number, number>;
const known = new Map<string, Caller>();
const samples = new Map<string, SampleRequest>();

/** Somebody who may make the call, so that the nonsense gets past the guard; a new one where sessions change. */
async function callerFor({ route, row, endpoint }: EveryCall): Promise<Caller> {
  const kind =
    CALLERS.find((one) => one.role === 'headmaster' && !refusalFor(row, one)) ??
    CALLERS.find((one) => !refusalFor(row, one));
  const caller = (!endpoint.secret && known.get(route)) || (await kind?.make(school));
  if (caller === undefined) throw new Error(`${route}: nobody may call it`);
  known.set(route, caller);
  return caller;
}

async function sampleOf({ route, endpoint, sample }: EveryCall, { me, client }: Caller): Promise<WireRequest> {
  // What only reads can be read again.
  const kept = endpoint.changes ? undefined : samples.get(route);
  const request = kept ?? (await sample?.(worldOf(school, classes, { ...me, cookie: client.cookie }), 'own')) ?? {};
  samples.set(route, request);
  const { params = {}, query = {}, body, file, headers } = request;
  const texts = (part: object) => Object.entries(part).map(([name, value]): [string, string] => [name, `${value}`]);
  return { params: Object.fromEntries(texts(params)), query: texts(query), body, file, headers };
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const FORM_OR_JSON = { file: 'multipart/form-data; boundary=x', json: 'application/json' } as const;

async function send(
  { endpoint }: EveryCall,
  { client }: Caller,
  { params, query, body, file, headers }: WireRequest,
  type?: string,
) {
  const path = addressOf(endpoint).replace(/:(\w+)/g, (_whole, name: string) => encoded(params[name] ?? ''));
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const isWritten = typeof body === 'string';
  const sent = isWritten ? { type: FORM_OR_JSON[endpoint.takes], payload: body } : encode(endpoint, body ?? {}, file);
  const { statusCode } = await client.raw({
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    ...(endpoint.method === 'POST' && sent
      ? { headers: { ...headers, 'content-type': type ?? sent.type }, payload: sent.payload }
      : { headers }),
  });
  return statusCode;
}

describe.each(schools)('school $place', ({ own }) => {
  beforeAll(async () => {
    school = await startApp({ hasEid: true });
    classes = await lastClasses(school.db);
    known.clear();
    samples.clear();
  });
  afterAll(() => school.stop());
  beforeEach(() => moveTurnsAway(school));
  afterEach(async () => {
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(bareObject);
    // Each is told once, with one of those that ran then.
    expect(school.logged.splice(0).filter((line) => !line.includes('"security"'))).toEqual([]);
    expect((await school.app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  });

  // Side by side: one call's nonsense is nothing to another.
  describe.concurrent.each(own)('$route', (call) => {
    const turn = calls.indexOf(call);
    const faults = wrongChanges(call.endpoint);

    if (faults.length > 0)
      it(
        'takes nothing that its contract does not',
        async () => {
          // What is refused uses nothing up, so one good request is enough to spoil.
          const caller = await callerFor(call);
          const good = await sampleOf(call, caller);
          await fc.assert(
            fc.asyncProperty(fc.oneof(...faults), async (spoil) => {
              const request = spoil(good);
              const status = await send(call, caller, request);
              expect([status >= 400 && status < 500, request]).toEqual([true, request]);
            }),
            runs,
          );
        },
        PATIENCE_MS,
      );

    it(
      'survives whatever fits its contract',
      async () => {
        await fc.assert(
          fc.asyncProperty(rightChanges(call.endpoint), async (change) => {
            const caller = await callerFor(call);
            const request = change(await sampleOf(call, caller));
            expect([(await send(call, caller, request)) < 500, request]).toEqual([true, request]);
          }),
          runs,
        );
      },
      PATIENCE_MS,
    );

    it('survives every hostile text in every place that takes a text', async () => {
      const requests = hostileRequests(call.endpoint, await sampleOf(call, await callerFor(call)), turn);
      await together(requests, async (request) => {
        const status = await send(call, await callerFor(call), request);
        expect([status < 500, request]).toEqual([true, request]);
      });
    });

    if (call.endpoint.method === 'POST')
      it('takes no body that is not honest', async () => {
        const caller = await callerFor(call);
        const request = await sampleOf(call, caller);
        await together(share(BROKEN_PAYLOADS, PARTS, turn), async (body) => {
          expect([await send(call, caller, { ...request, body }), body.slice(0, 50)]).toEqual([400, body.slice(0, 50)]);
        });
        const foreign = FOREIGN_TYPES.filter(
          (type) => call.endpoint.takes === 'json' || !type.startsWith('multipart/'),
        );
        await together(share(foreign, PARTS, turn), async (type) => {
          expect([await send(call, caller, request, type), type]).toEqual([415, type]);
        });
      });
  });
});
