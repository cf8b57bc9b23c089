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

/** How often it was asked who hears a call. */
let asked = 0;

/** Everybody who is there hears a call. */
const everybody: AudienceSource = {
  word: 'everybody',
  membersOf: async (_db, names, persons) => {
    asked += 1;
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
  const { pool } = school.db;
  const [held, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const reading = vi.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
    if (asked === 1 && (given[0] as { name?: string }).name === 'facts-next') {
      held.resolve();
      await opened.promise;
    }
    return query(...given);
  }) as typeof pool.query);
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
