import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Told } from '#platform/testing/client.ts';
import type { Relation, SampleRequest } from '#platform/testing/samples.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { CALLERS, type Caller, type CallerKind, refusalFor } from './callers.ts';
import { type EveryCall, everyCall } from './every-call.ts';
import { foreignPairs } from './foreign-pairs.ts';
import { stateOf } from './state.ts';
import { lastClasses, worldOf } from './world.ts';

const RELATIONS: readonly Relation[] = ['own', 'same school', 'other school', 'unknown'];

/** How far each reach goes: relations beyond it must look like things that do not exist. */
const WITHIN = {
  self: ['own'],
  school: ['own', 'same school'],
  platform: ['own', 'same school', 'other school'],
} as const satisfies Record<EveryCall['row']['reach'], readonly Relation[]>;

// Messaging has its own word for this one.
const spoken = (key: string, { endpoint }: EveryCall): string =>
  endpoint.envelope === 'messaging' && key === 'not_allowed_action' ? 'permission_denied' : key;

const calls = await everyCall();
let school: StartedApp;
let classes: ReadonlyMap<number, number>;

beforeAll(async () => {
  school = await startApp();
  classes = await lastClasses(school.db);
});
afterAll(() => school.stop());

const requestOf = async (call: EveryCall, { me }: Caller, relation: Relation): Promise<SampleRequest> => {
  if (call.sample === undefined) throw new Error(`${call.route} has no sample; add one to its module's samples.ts`);
  return call.sample(worldOf(school.db, classes, me), relation);
};

const send = ({ endpoint }: EveryCall, { client, asks_as }: Caller, request: SampleRequest) =>
  client.call(endpoint, request as never, asks_as === undefined ? {} : { role_id: asks_as });

/** Makes the requests first, then sends them, and wants every table to be as it was. */
async function leavesNoTrace(work: () => Promise<void>): Promise<void> {
  const before = await stateOf(school.db);
  const told = school.told.length;
  await work();
  expect(await stateOf(school.db)).toEqual(before);
  expect(school.told.length).toBe(told);
}

async function refusesThose(call: EveryCall, kinds: readonly CallerKind[], keyOf: (kind: CallerKind) => string | null) {
  const knocks = [];
  for (const kind of kinds) {
    const caller = await kind.make(school);
    for (const relation of RELATIONS)
      knocks.push({ kind, relation, caller, request: await requestOf(call, caller, relation) });
  }
  await leavesNoTrace(async () => {
    for (const { kind, relation, caller, request } of knocks) {
      const { key, status } = await send(call, caller, request);
      expect({ who: kind.name, relation, key, status }).toEqual({
        who: kind.name,
        relation,
        key: spoken(keyOf(kind) ?? 'allowed', call),
        status: kind.refused && kind.refused !== 'invalid_role' ? 401 : 403,
      });
    }
  });
}

async function servesThose(call: EveryCall, kinds: readonly CallerKind[]): Promise<void> {
  for (const kind of kinds)
    for (const relation of WITHIN[call.row.reach]) {
      const caller = await kind.make(school);
      const { status, key } = await send(call, caller, await requestOf(call, caller, relation));
      expect({ who: kind.name, relation, key, works: status < 400 }).toEqual({
        who: kind.name,
        relation,
        key: undefined,
        works: true,
      });
    }
}

const told = ({ status, response }: Told<EveryCall['endpoint']>) => ({ status, body: response.body });

async function hidesWhatIsForeign(call: EveryCall, kinds: readonly CallerKind[]): Promise<void> {
  const beyond = RELATIONS.slice(0, 3).filter((relation) => !WITHIN[call.row.reach].some((one) => one === relation));
  const tries: { caller: Caller; foreign: SampleRequest; unknown: SampleRequest; who: string }[] = [];
  for (const kind of kinds)
    for (const relation of beyond) {
      const caller = await kind.make(school);
      const [own, foreign, unknown] = [
        await requestOf(call, caller, 'own'),
        await requestOf(call, caller, relation),
        await requestOf(call, caller, 'unknown'),
      ];
      for (const pair of foreignPairs(own, foreign, unknown)) tries.push({ caller, ...pair, who: kind.name });
    }
  await leavesNoTrace(async () => {
    for (const { caller, foreign, unknown, who } of tries) {
      const [met, missed] = [await send(call, caller, foreign), await send(call, caller, unknown)];
      expect({ who, foreign, ...told(met) }).toEqual({ who, foreign, ...told(missed) });
      expect(call.endpoint.method === 'GET' ? 400 : met.status).toBeGreaterThanOrEqual(400);
      expect([401, 500]).not.toContain(met.status);
    }
  });
}

/** Takes the school's package away for a while: those who may call then lack only the feature. */
async function needsThePackage(call: EveryCall, kinds: readonly CallerKind[]): Promise<void> {
  await school.db.pool.query(`update people.school set package_key = 'base'`);
  try {
    await refusesThose(call, kinds, () => 'feature_permission_missing');
  } finally {
    await school.db.pool.query(`update people.school set package_key = 'standard'`);
  }
}

describe.each(calls)('$route', (call) => {
  const allowed = CALLERS.filter((kind) => refusalFor(call.row, kind) === null);
  const refused = CALLERS.filter((kind) => !allowed.includes(kind));

  it(`serves ${allowed.length} kinds of callers`, () => servesThose(call, allowed));

  if (refused.length > 0)
    it(`refuses ${refused.length} kinds of callers and changes nothing`, () =>
      refusesThose(call, refused, (kind) => refusalFor(call.row, kind)));

  if (call.row.reach !== 'platform')
    it('shows nothing of what is beyond its reach', () => hidesWhatIsForeign(call, allowed));

  if (call.row.feature !== undefined)
    it('needs the package', () =>
      needsThePackage(
        call,
        allowed.filter((kind) => !kind.is_root),
      ));
});

it('every sample belongs to a call, and nothing was a bug', () => {
  expect(calls.filter(({ sample }) => sample === undefined).map(({ route }) => route)).toEqual([]);
  expect(school.logged.filter((line) => !line.includes('"security"'))).toEqual([]);
});
