import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fact } from '#platform/contract/fact.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { handle } from '../handle.ts';
import type { AudienceSource } from './audiences.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const called = fact('story.called', Type.Object({ text: Type.String() }));
const call = endpoint('POST /story/calls', { body: Type.Object({ text: Type.String() }), answer: Type.Object({}) });

/** How often it was asked who hears a call, and whether nobody answers. */
let asked = 0;
let isAway = false;

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
    handle(call, async ({ body, announce }) => {
      await announce(called, body, { name: 'everybody:1' });
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
