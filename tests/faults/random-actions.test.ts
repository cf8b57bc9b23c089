import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countNotices } from '#modules/notices/contract/count-notices.ts';
import { listNotices } from '#modules/notices/contract/list-notices.ts';
import { reactions as ofNotices } from '#modules/notices/web/data/reactions.ts';
import { findPeople } from '#modules/people/contract/find-people.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import { getSchoolSettings } from '#modules/people/contract/get-school-settings.ts';
import { randomFrom } from '#modules/people/server/demo-random.ts';
import { reactions as ofPeople } from '#modules/people/web/data/reactions.ts';
import { makeClass } from '#platform/testing/make.ts';
import { type Person, type Servers, startServersOfOneSchool } from '#platform/testing/servers.ts';
import { type Actions, randomActions } from './actions.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { openScreen, type Screen } from './screen.ts';

const STEPS = process.env.TEST_FULL ? 10_000 : 500;
/** The screens are compared whenever so much has happened and come to rest. */
const LOOK_EVERY = 100;
const AT_ONCE = 10;
const CLASSES = 5;
/** To look costs as much as everybody's screens together. */
const PATIENT = { timeout: 30_000, interval: 250 };
const SEED = 20_261_115;

const random = randomFrom(SEED);
const reactions = [...ofPeople, ...ofNotices];
const params = { schoolId: 1 };

let servers: Servers;
let proxy: CuttingProxy;
let actions: Actions;
let screens: readonly Screen[];
beforeAll(async () => {
  servers = await startServersOfOneSchool(1);
  for (let made = 0; made < CLASSES; made += 1) await makeClass(servers.db, params.schoolId);
  proxy = await startCuttingProxy([servers.all[0].port], random);
  const lead = (role: 'admin' | 'headmaster') => servers.enter({ school_id: 1, role });
  const [first, second, third] = [await lead('admin'), await lead('headmaster'), await lead('admin')];
  actions = await randomActions(servers, [first, second, third], random);
  const [worker, pupil, parent] = actions.persons;
  const bell = [
    { endpoint: countNotices, input: {} },
    { endpoint: listNotices, input: {} },
  ];
  const list = (query: Record<string, string | number>) => ({ endpoint: findPeople, input: { params, query } });
  const detail = ({ user_id }: Person) => ({
    endpoint: getPerson,
    input: { params: { ...params, personId: user_id } },
  });
  const settings = { endpoint: getSchoolSettings, input: { params } };
  const open = (person: Person, shown: Parameters<typeof openScreen>[2]): Screen =>
    openScreen(person, proxy.url, [...shown, ...bell], reactions);
  screens = [
    open(first, [list({ page: 1 }), detail(pupil), settings]),
    open(second, [list({ attention: 'no_guardian' }), list({ attention: 'open_invitation' }), detail(worker)]),
    open(third, [list({ search: 'Story' }), detail(parent)]),
    ...actions.persons.map((person) => open(person, [])),
  ];
});
afterAll(async () => {
  for (const screen of screens) screen.close();
  vi.unstubAllGlobals();
  await proxy.close();
  await servers.stop();
});

/** Jobs that can run now are still going to change what bells show. */
const waitingJobs = async (): Promise<number | null> =>
  (await servers.db.pool.query('select id from graphile_worker.jobs where attempts = 0 and run_at <= now()')).rowCount;

it(`screens show what a fresh load would, after ${STEPS} random actions on lines that break`, {
  timeout: 3_600_000,
}, async ({ annotate }) => {
  const waits: number[] = [];
  for (let step = 0; step < STEPS; step += AT_ONCE) {
    if (random.chance(0.1)) proxy.cut();
    await Promise.all(Array.from({ length: AT_ONCE }, () => actions.act()));
    if ((step + AT_ONCE) % LOOK_EVERY > 0) continue;
    await expect.poll(waitingJobs, PATIENT).toBe(0);
    const start = performance.now();
    await expect
      .poll(() => Promise.all(screens.map((screen) => screen.differences())), PATIENT)
      .toEqual(screens.map(() => []));
    waits.push(performance.now() - start);
  }
  const count = Object.entries(actions.done()).map(([name, times]) => `${times} × ${name}`);
  const longest = Math.max(...waits).toFixed();
  const reads = screens.reduce((sum, screen) => sum + screen.reads(), 0);
  await annotate(
    `${count.join(', ')}; ${proxy.broken()} lines cut, ${reads} answers read; at rest in ${longest} ms at most`,
  );
});
