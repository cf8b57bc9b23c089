import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fact } from '#platform/contract/fact.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import type { Transaction } from '../db.ts';
import { handle } from '../handle.ts';
import type { AudienceSource } from './audiences.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const called = fact('story.called', Type.Object({ text: Type.String() }));
const call = endpoint('POST /story/calls', {
  body: Type.Object({ text: Type.String(), is_foreseen: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({}),
  refuses: ['permission_denied'],
});

/** How often it was asked who hears a call, and whether nobody answers. */
let asked = 0;
let isAway = false;
/** What happens while a foreseen call is written. */
let duringWriting: () => Promise<void> = async () => {};

/** Has the end of a transaction fail, as it does where the database finds only there what is wrong. */
async function breakEnd(tx: Transaction): Promise<void> {
  await sql`create temp table story_known (id int primary key) on commit drop`.execute(tx);
  await sql`
    create temp table story_knowing (id int references story_known deferrable initially deferred)
    on commit drop`.execute(tx);
  await sql`insert into story_knowing values (1)`.execute(tx);
}

/** Everybody who is there hears a call. */
const everybody: AudienceSource = {
  word: 'everybody',
  membersOf: async (_db, names, persons) => {
    asked += 1;
    if (isAway) throw new Error('the database is away');
    return names.flatMap((name) => persons.map((person_id) => ({ name, person_id })));
  },
};
const story = {
  name: 'story',
  handlers: [
    handle(call, async ({ tx, body: { text, is_foreseen }, announce, refuse }) => {
      if (is_foreseen) {
        announce.soon('everybody:1');
        // Who is meant is asked while this is written.
        await sql`select pg_sleep(0.02)`.execute(tx);
        await duringWriting();
      }
      if (text === 'nothing') refuse('permission_denied');
      if (text === 'undone') await breakEnd(tx);
      await announce(called, { text }, { name: 'everybody:1' });
      return {};
    }),
  ],
  policy: { [call.route]: { who: 'any-role', reach: 'self' } as const },
  errors: {},
  audiences: [everybody],
};

let school: StartedApp;
let url: string;
beforeAll(async () => {
  school = await startApp({ hasSockets: true, modules: [story] });
  url = await school.listen();
});
afterAll(() => school.stop());

const enter = async () => school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
const textsOf = ({ frames }: TestSocket): unknown[] =>
  frames.filter(({ action }) => action === called.name).map(({ data }) => (data as { text: string }).text);

/** Does something whenever the log is about to be read. */
function beforeReading(work: () => Promise<void>) {
  const { pool } = school.db;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  return vi.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
    if ((given[0] as { name?: string }).name === 'facts-next') await work();
    return query(...given);
  }) as typeof pool.query);
}

it('whom a fact reaches is asked once, and everybody hears it once', async () => {
  const [one, other] = [await enter(), await enter()];
  const sockets = [await connectAs(url, one), await connectAs(url, other)];
  asked = 0;
  await one.call(call, { body: { text: 'first' } });
  await expect.poll(() => sockets.map(textsOf), PATIENT).toEqual([['first'], ['first']]);
  expect(asked).toBe(1);
});

it('whoever comes after it was asked, and before the log is read, hears it too, and once', async () => {
  const one = await enter();
  const there = await connectAs(url, one);
  const [held, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = beforeReading(async () => {
    if (asked !== 1) return;
    held.resolve();
    await opened.promise;
  });
  asked = 0;
  await one.call(call, { body: { text: 'second' } });
  await held.promise;
  const newcomer = await connectAs(url, await enter());
  opened.resolve();
  await one.call(call, { body: { text: 'third' } });
  const heard = () => [there, newcomer].map((socket) => textsOf(socket).filter((text) => text !== 'first'));
  await expect.poll(heard, PATIENT).toEqual([
    ['second', 'third'],
    ['second', 'third'],
  ]);
  reading.mockRestore();
});

it('where the database is away for a moment, it is asked anew, and nobody has to come back', async () => {
  const one = await enter();
  const { frames, socket } = await connectAs(url, one);
  const reading = beforeReading(async () => {
    if (!isAway) return;
    isAway = false;
    throw new Error('the database is away');
  });
  isAway = true;
  await one.call(call, { body: { text: 'fourth' } });
  await expect.poll(() => frames.some(({ data }) => (data as { text?: string }).text === 'fourth'), PATIENT).toBe(true);
  expect(socket.readyState).toBe(socket.OPEN);
  reading.mockRestore();
});

/** Counts how often the log is read on a connection of its own after a fact, instead of on the one that wrote it. */
async function readingsOf(work: () => Promise<void>): Promise<number> {
  let count = 0;
  const reading = beforeReading(async () => {
    count += 1;
  });
  await work();
  reading.mockRestore();
  return count;
}

it('whoever is foreseen is asked for while the fact is written, and the log is read behind it', async () => {
  const one = await enter();
  const there = await connectAs(url, one);
  asked = 0;
  // The clock reads the log once a second too, so the quickest of some tries says how it is.
  const readings: number[] = [];
  for (const text of ['fifth', 'sixth', 'seventh'])
    readings.push(
      await readingsOf(async () => {
        await one.call(call, { body: { text, is_foreseen: true } });
        await expect.poll(() => textsOf(there).includes(text), PATIENT).toBe(true);
      }),
    );
  expect(asked).toBe(3);
  expect(Math.min(...readings)).toBe(0);
  expect(textsOf(there).filter((text) => text === 'sixth')).toHaveLength(1);
});

it('whoever comes while a foreseen fact is written hears it too, and once', async () => {
  const one = await enter();
  const there = await connectAs(url, one);
  let newcomer: TestSocket | undefined;
  duringWriting = async () => {
    newcomer = await connectAs(url, await enter());
  };
  await one.call(call, { body: { text: 'eighth', is_foreseen: true } });
  duringWriting = async () => {};
  await one.call(call, { body: { text: 'ninth', is_foreseen: true } });
  const heard = () => [there, newcomer].map((socket) => socket && textsOf(socket).slice(-2));
  await expect.poll(heard, PATIENT).toEqual([
    ['eighth', 'ninth'],
    ['eighth', 'ninth'],
  ]);
});

it('where nobody could be foreseen, they are asked for when the log has been read', async () => {
  const one = await enter();
  const { frames, socket } = await connectAs(url, one);
  isAway = true;
  duringWriting = async () => {
    isAway = false;
  };
  await one.call(call, { body: { text: 'tenth', is_foreseen: true } });
  duringWriting = async () => {};
  await expect.poll(() => frames.some(({ data }) => (data as { text?: string }).text === 'tenth'), PATIENT).toBe(true);
  expect(socket.readyState).toBe(socket.OPEN);
});

it('what was foreseen for a call that is refused is told to nobody', async () => {
  const one = await enter();
  const there = await connectAs(url, one);
  expect((await one.call(call, { body: { text: 'nothing', is_foreseen: true } })).key).toBe('permission_denied');
  await one.call(call, { body: { text: 'eleventh' } });
  await expect.poll(() => textsOf(there).at(-1), PATIENT).toBe('eleventh');
  expect(textsOf(there)).not.toContain('nothing');
});

it('what was foreseen for a call whose end fails is told to nobody, and the log is read on', async () => {
  const one = await enter();
  const there = await connectAs(url, one);
  for (const text of ['twelfth', 'undone', 'thirteenth', 'undone', 'fourteenth'])
    expect((await one.call(call, { body: { text, is_foreseen: true } })).status).toBe(text === 'undone' ? 500 : 200);
  await expect.poll(() => textsOf(there).slice(-3), PATIENT).toEqual(['twelfth', 'thirteenth', 'fourteenth']);
});
