import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SWEEP_LOCK } from '#platform/server/sweep.ts';
import type { Told } from '#platform/testing/client.ts';
import type { Relation, SampleRequest, World } from '#platform/testing/samples.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { CALLERS, type Caller, type CallerKind, DOUBTFUL, PLAIN, refusalFor } from './callers.ts';
import { type EveryCall, everyCall } from './every-call.ts';
import { foreignPairs } from './foreign-pairs.ts';
import { keepingWorld } from './keeping-world.ts';
import { share, spread } from './spread.ts';
import { together } from './together.ts';
import { lastClasses, worldOf } from './world.ts';
import { type Written, watchingTables } from './written.ts';

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
/** Which callers meet which relations in the short form differs from call to call. */
const turnOf = (call: EveryCall): number => calls.indexOf(call);
/**
 * In both forms every role is kept out of what is not its own, and of what is beyond its reach. Whether a right is in doubt
 * is found out before anybody asks which call it is, and those who may do something mostly go one way through it: of them
 * each call meets a part in the short form.
 */
const PARTS = { doubtful: 2, served: 3 };
const partOf = (kinds: readonly CallerKind[], parts: number, call: EveryCall): readonly CallerKind[] =>
  kinds.length < parts ? kinds : share(kinds, parts, turnOf(call));
let school: StartedApp;
let keeper: PoolClient;
let watch: Awaited<ReturnType<typeof watchingTables>>;
let classes: ReadonlyMap<number, number>;
/** One of each kind, for calls that change nothing about the caller. */
const callers = new Map<string, Caller>();

beforeAll(async () => {
  school = await startApp({ hasEid: true });
  classes = await lastClasses(school.db);
  // Sweeping would change the tables while we watch them.
  keeper = await school.db.pool.connect();
  await keeper.query('select pg_advisory_lock($1)', [SWEEP_LOCK]);
  // And so would the note of when a session was last used: no minute passes here.
  school.clock.set(school.clock().toISOString());
  watch = await watchingTables(school.db);
  for (const kind of CALLERS) callers.set(kind.name, await kind.make(school));
});
afterAll(async () => {
  keeper.release(true);
  await school.stop();
});

const callerOf = (name: string): Caller => {
  const caller = callers.get(name);
  if (caller === undefined) throw new Error(`nobody is called ${name}`);
  return caller;
};

const worldFor = ({ me, client }: Caller): World => worldOf(school, classes, { ...me, cookie: client.cookie });

/** What a refused request names is there as before, and the next one may name it again. */
const keptWorlds = new Map<Caller, World>();
const keptWorldFor = (caller: Caller): World => {
  const world = keptWorlds.get(caller) ?? keepingWorld(worldFor(caller));
  keptWorlds.set(caller, world);
  return world;
};

const sampleFor = async (call: EveryCall, world: World, relation: Relation): Promise<SampleRequest> => {
  if (call.sample === undefined) throw new Error(`${call.route} has no sample; add one to its module's samples.ts`);
  return call.sample(world, relation);
};

const requestOf = (call: EveryCall, caller: Caller, relation: Relation) => sampleFor(call, worldFor(caller), relation);
const refusedRequestOf = (call: EveryCall, caller: Caller, relation: Relation) =>
  sampleFor(call, keptWorldFor(caller), relation);

const send = ({ endpoint }: EveryCall, { client, asks_as }: Caller, request: SampleRequest) =>
  client.call(endpoint, request as never, {
    ...(asks_as === undefined ? {} : { role_id: asks_as }),
    ...(request.headers ? { headers: request.headers } : {}),
  });

type Sent = Awaited<ReturnType<typeof send>>;

const isRead = ({ endpoint }: EveryCall): boolean => !endpoint.changes;

/** Notes of files that are to go are taken away by the minute, whoever calls meanwhile; a new one would be a trace. */
const isKeepersWork = ([table, { more, written }]: [string, Written[string]]): boolean =>
  table === 'files.removal' && more < 0 && written === 0;

/** Wants nothing written in any table, and no fact told. What only reads runs in transactions that cannot write. */
async function leavesNoTrace(call: EveryCall, work: () => Promise<void>): Promise<void> {
  if (isRead(call)) return work();
  const written = await watch();
  const told = school.told.length;
  await work();
  expect(Object.entries(await written()).filter((one) => !isKeepersWork(one))).toEqual([]);
  expect(school.told.length).toBe(told);
}

async function refusesThose(call: EveryCall, kinds: readonly CallerKind[], keyOf: (kind: CallerKind) => string | null) {
  // Only one's own things differ from caller to caller.
  const common = new Map<Relation, SampleRequest>();
  for (const relation of RELATIONS)
    common.set(relation, await refusedRequestOf(call, callerOf('a stranger'), relation));
  const tries = await together(spread(kinds, RELATIONS, turnOf(call)), async ([kind, relation]) => {
    const caller = callerOf(kind.name);
    const request = relation === 'own' ? await refusedRequestOf(call, caller, relation) : (common.get(relation) ?? {});
    return { who: kind.name, relation, caller, request, kind };
  });
  await leavesNoTrace(call, async () => {
    await together(tries, async ({ who, relation, caller, request, kind }) => {
      const { key, status } = await send(call, caller, request);
      expect({ who, relation, key, status }).toEqual({
        who,
        relation,
        key: spoken(keyOf(kind) ?? 'allowed', call),
        status: kind.refused && kind.refused !== 'invalid_role' ? 401 : 403,
      });
    });
  });
}

async function servesThose(call: EveryCall, kinds: readonly CallerKind[]): Promise<void> {
  await together(spread(kinds, WITHIN[call.row.reach], turnOf(call)), async ([kind, relation]) => {
    const caller = isRead(call) ? callerOf(kind.name) : await kind.make(school);
    const { status, key } = await send(call, caller, await requestOf(call, caller, relation));
    const who = kind.name;
    expect({ who, relation, key, works: status < 400 }).toEqual({ who, relation, key: undefined, works: true });
  });
}

const told = ({ status, response }: Told<EveryCall['endpoint']>) => ({ status, body: response.body });

async function hidesWhatIsForeign(call: EveryCall, kinds: readonly CallerKind[]): Promise<void> {
  const beyond = RELATIONS.slice(0, 3).filter((relation) => !WITHIN[call.row.reach].some((one) => one === relation));
  const triesOf = async ({ name }: CallerKind, relations: readonly Relation[]) => {
    const caller = callerOf(name);
    const own = await refusedRequestOf(call, caller, 'own');
    const unknown = await refusedRequestOf(call, caller, 'unknown');
    const pairs = relations.map(async (relation) =>
      foreignPairs(own, await refusedRequestOf(call, caller, relation), unknown),
    );
    // What does not exist answers alike however often it is asked for; once is enough.
    const missing = new Map<string, Promise<Sent>>();
    const missed = (request: SampleRequest): Promise<Sent> => {
      const place = JSON.stringify([request.params, request.query]);
      const answer = missing.get(place) ?? send(call, caller, request);
      missing.set(place, answer);
      return answer;
    };
    return (await Promise.all(pairs)).flat().map((pair) => ({ who: name, caller, missed, ...pair }));
  };
  // A request that names nothing names nothing foreign either, whoever makes it.
  const [first, ...others] = kinds;
  const tries = first ? [await triesOf(first, beyond)] : [];
  const rest = tries.flat().length > 0 ? spread(others, beyond, turnOf(call)) : [];
  tries.push(...(await together(rest, ([kind, relation]) => triesOf(kind, [relation]))));
  await leavesNoTrace(call, async () => {
    await together(tries.flat(), async ({ who, caller, missed, foreign, unknown, isPathForeign }) => {
      const met = await send(call, caller, foreign);
      expect({ who, foreign, ...told(met) }).toEqual({ who, foreign, ...told(await missed(unknown)) });
      // A list may stay empty for a filter that means nothing to it; everything else is refused.
      const isFilter = call.endpoint.method === 'GET' && !isPathForeign;
      expect(isFilter ? 400 : met.status).toBeGreaterThanOrEqual(400);
      expect([401, 500]).not.toContain(met.status);
    });
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
  const met = [...PLAIN, ...partOf(DOUBTFUL, PARTS.doubtful, call)];
  const allowed = met.filter((kind) => refusalFor(call.row, kind) === null);
  const refused = met.filter((kind) => !allowed.includes(kind));

  const served = partOf(allowed, PARTS.served, call);
  it(`serves ${served.length} kinds of callers`, () => servesThose(call, served));

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
