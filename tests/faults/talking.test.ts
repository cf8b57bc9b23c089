import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { randomFrom } from '#modules/people/server/demo-random.ts';
import { makeConversation } from '#platform/testing/conversations.ts';
import { miscounts } from '#platform/testing/miscounts.ts';
import { type Person, type Servers, startServersOfOneSchool } from '#platform/testing/servers.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import type { Screen } from './screen.ts';
import { randomTalk, type Talking } from './talk-actions.ts';
import { openTalkScreen } from './talk-screen.ts';

const STEPS = process.env.TEST_FULL ? 10_000 : 500;
/** Screens and counts are compared whenever so much has happened and come to rest. */
const LOOK_EVERY = 250;
const KILL_EVERY = 400;
const AT_ONCE = 10;
/** Most lines break after so many bytes at the latest. */
const LIVES_BYTES = 30_000;
const PEOPLE = 6;
const PATIENT = { timeout: 60_000, interval: 300 };

const random = randomFrom(20_261_116);

let servers: Servers;
let proxy: CuttingProxy;
let groups: number[];
let talking: Talking;
let screens: Screen[];
beforeAll(async () => {
  servers = await startServersOfOneSchool(2);
  proxy = await startCuttingProxy(
    servers.all.map(({ port }) => port),
    random,
  );
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await servers.enter({ school_id: 1, role: 'teacher' }));
  const [ann, ben] = people as [Person, Person];
  const asMembers = (some: readonly Person[]) => some.map(({ user_id }) => ({ person_id: user_id }));
  const now = new Date();
  groups = [
    await makeConversation(servers.db, asMembers(people), { now }),
    await makeConversation(servers.db, asMembers(people.slice(0, 3)), { now, title: 'Three' }),
    await makeConversation(servers.db, asMembers([ann, ben]), { now, group_type: 'private' }),
  ];
  talking = randomTalk(servers, proxy, people, groups, random);
  screens = [];
  for (const person of [ann, ann, ben, ben])
    screens.push(await openTalkScreen(servers, person, proxy.url, groups[0] ?? 0));
});
afterAll(async () => {
  for (const screen of screens) screen.close();
  vi.unstubAllGlobals();
  await proxy.close();
  await servers.stop();
});

it(`two people with two tabs each see the same, and what is unread is counted, after ${STEPS} random actions on two servers that are killed and lines that break`, {
  timeout: 3_600_000,
}, async ({ annotate }) => {
  const waits: number[] = [];
  let kills = 0;
  for (let step = AT_ONCE; step <= STEPS; step += AT_ONCE) {
    proxy.breakAfter(random.chance(0.5) ? LIVES_BYTES : Number.POSITIVE_INFINITY);
    if (random.chance(0.2)) proxy.cut();
    const isKilled = step % KILL_EVERY === 0;
    const acts = Array.from({ length: AT_ONCE }, () => talking.act());
    await Promise.all([...acts, ...(isKilled ? [servers.restart(kills % 2)] : [])]);
    if (isKilled) kills += 1;
    if (step % LOOK_EVERY > 0) continue;
    proxy.breakAfter(Number.POSITIVE_INFINITY);
    proxy.cut();
    const start = performance.now();
    await expect
      .poll(() => Promise.all(screens.map((screen) => screen.differences())), PATIENT)
      .toEqual(screens.map(() => []));
    waits.push(performance.now() - start);
    expect({ step, ...(await miscounts(servers.db, groups)) }).toEqual({ step, wrong: [], gaps: [] });
  }
  const { rows } = await servers.db.pool.query<{ client_id: string; id: number }>(
    'select client_id, id from messaging.message where client_id = any($1) order by id',
    [[...talking.acknowledged.keys()]],
  );
  expect(new Map(rows.map(({ client_id, id }) => [client_id, id]))).toEqual(talking.acknowledged);
  const all =
    'select count(*)::int as count from messaging.message where conversation_id = any($1) and client_id is not null';
  const said = (await servers.db.pool.query<{ count: number }>(all, [groups])).rows[0]?.count;
  expect(said).toBe(talking.acknowledged.size);
  const count = Object.entries(talking.done()).map(([name, times]) => `${times} × ${name}`);
  await annotate(
    `${count.join(', ')}; ${proxy.broken()} lines cut, ${kills} kills; at rest in ${Math.max(...waits).toFixed()} ms at most`,
  );
});
