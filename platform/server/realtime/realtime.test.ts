import { once } from 'node:events';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { signOut } from '#modules/account/contract/sign-out.ts';
import { type Audience, fact } from '#platform/contract/fact.ts';
import { makeMember } from '#platform/testing/make.ts';
import { claimsOf, connectAs, openSocket, register, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { oneRow, rows } from '../db.ts';
import { type AudienceSource, lastFact } from './audiences.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const told = fact('story.told', Type.Object({ text: Type.String() }));
const joined = new Map<number, number>();

/** A circle of the story: who is in it, and after which fact they came. */
const circle: AudienceSource = {
  word: 'circle',
  membersOf: async (_db, names, persons) =>
    names.flatMap((name) =>
      persons.flatMap((person_id) =>
        joined.has(person_id) ? [{ name, person_id, after_fact: joined.get(person_id) ?? 0 }] : [],
      ),
    ),
};
const story = { name: 'story', handlers: [], policy: {}, errors: {}, audiences: [circle] };

let school: StartedApp;
let url: string;
beforeAll(async () => {
  school = await startApp({ hasSockets: true, modules: [story] });
  url = await school.listen();
});
afterAll(() => school.stop());

/** Somebody new, with the way to connect and to leave. */
async function newcomer() {
  const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const client = await school.enter(person);
  return {
    client,
    user_id: person.person_id,
    claims: () => claimsOf(client),
    connect: (cursor?: string) => connectAs(url, client, cursor),
  };
}

const textsOf = ({ frames }: TestSocket): unknown[] =>
  frames.filter(({ action }) => action === told.name).map(({ data }) => (data as { text: string }).text);

/** Commits a fact; `hold` keeps its transaction open until the story lets it go. */
async function tellStory(text: string, audience: Audience, hold?: Promise<void>): Promise<void> {
  const announcer = await school.db.kysely.startTransaction().execute();
  const [persons, name] = 'persons' in audience ? [audience.persons, null] : [null, audience.name];
  await rows(
    announcer,
    sql`insert into platform.fact (name, data, persons, audience, created_at)
      values (${told.name}, ${JSON.stringify({ text })}, ${persons}, ${name}, ${school.clock()})`,
  );
  await hold;
  await announcer.commit().execute();
  await school.db.pool.query('notify kriit_facts');
}

describe('a socket', () => {
  it('hears facts for its person and for the circles that they are in, and no others', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const [first, second] = [await one.connect(), await other.connect()];
    joined.set(one.user_id, 0);
    await tellStory('for both', { persons: [one.user_id, other.user_id] });
    await tellStory('for one', { persons: [one.user_id] });
    await tellStory('for the circle', { name: 'circle:1' });
    await tellStory('for the other', { persons: [other.user_id] });
    await expect.poll(() => textsOf(first), PATIENT).toEqual(['for both', 'for one', 'for the circle']);
    await expect.poll(() => textsOf(second), PATIENT).toEqual(['for both', 'for the other']);
    joined.clear();
  });

  it('comes back with its cursor and hears exactly what it missed', async () => {
    const [one, witness] = [await newcomer(), await newcomer()];
    const [first, watching] = [await one.connect(), await witness.connect()];
    await tellStory('heard', { persons: [one.user_id] });
    await expect.poll(() => textsOf(first), PATIENT).toEqual(['heard']);
    const hold = Promise.withResolvers<void>();
    // Begun before the others and committed after them: numbers alone would lose it.
    const late = tellStory('begun early', { persons: [one.user_id, witness.user_id] }, hold.promise);
    await tellStory('also heard', { persons: [one.user_id] });
    await expect.poll(() => textsOf(first), PATIENT).toEqual(['heard', 'also heard']);
    first.socket.terminate();
    await tellStory('missed', { persons: [one.user_id, witness.user_id] });
    hold.resolve();
    await late;
    // What somebody else has been told lies behind the place at which newcomers begin.
    await expect.poll(() => textsOf(watching).toSorted(), PATIENT).toEqual(['begun early', 'missed']);
    const second = await one.connect(first.cursor());
    expect(textsOf(second)).toEqual(['begun early', 'missed']);
    expect(second.frames.at(-1)).toMatchObject({ action: 'registered', cursor: expect.any(String) });
  });

  it('is told to read everything anew when its cursor is too old, foreign or nonsense', async () => {
    const one = await newcomer();
    const cursor = (await one.connect()).cursor() ?? '';
    const [epoch, snapshot] = cursor.split('.');
    for (const strange of ['', 'x', 'g.1:1:', `${epoch}.5:3:`, `${'0'.repeat(32)}.${snapshot}`])
      expect((await one.connect(strange)).frames.at(-1)?.action).toBe('reload');
    await school.db.pool.query('update platform.fact_log set swept_to = pg_current_xact_id()');
    expect((await one.connect(cursor)).frames.at(-1)?.action).toBe('reload');
    await school.db.pool.query(`update platform.fact_log set swept_to = '0'`);
    expect((await one.connect(cursor)).frames.at(-1)?.action).toBe('registered');
  });

  it('does not hear what was said in a circle before its person came to it', async () => {
    const one = await newcomer();
    const first = await one.connect();
    first.socket.terminate();
    await tellStory('before', { name: 'circle:2' });
    joined.set(one.user_id, (await oneRow(school.db.kysely, sql<{ id: number }>`select ${lastFact} as id`)).id);
    await tellStory('after', { name: 'circle:2' });
    const second = await one.connect(first.cursor());
    await expect.poll(() => textsOf(second), PATIENT).toEqual(['after']);
    joined.clear();
  });

  it('answers a ping with a pong array', async () => {
    const { say, pongs } = await (await newcomer()).connect();
    say({ action: 'ping' });
    await expect.poll(() => pongs, PATIENT).toEqual([['pong', expect.stringMatching(/Z$/)]]);
  });
});

describe('a stranger at the socket', () => {
  it.each([
    ['of a foreign page', 'https://evil.example'],
    ['of a page that looks like ours', 'http://localhost.evil.example'],
    ['without an origin', undefined],
  ])('%s is refused before the upgrade', async (_name, origin) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, origin === undefined ? {} : { origin });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });

  it('with another name or id than the ticket’s is closed', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const changes = [{ user_id: other.user_id }, { firstname: 'Other' }, { access_token: 'x'.repeat(43) }];
    for (const change of changes) {
      const { say, closed, frames } = await openSocket(url);
      say({ action: 'register', data: { ...(await one.claims()), ...change } });
      expect(await closed).toBe(4403);
      expect(frames).toEqual([]);
    }
  });

  it('finds no ticket in an answer that was kept: a repeat gets a new one', async () => {
    const { client, user_id } = await newcomer();
    const ask = async () =>
      (await client.call(createSocketTicket, {}, { headers: { 'idempotency-key': 'again' } })).data;
    expect(await ask()).not.toEqual(await ask());
    const kept = await school.db.pool.query('select from platform.idempotency where person_id = $1', [user_id]);
    expect(kept.rowCount).toBe(0);
  });

  it('cannot use a ticket twice', async () => {
    const claims = await (await newcomer()).claims();
    await register(url, claims);
    const { say, closed } = await openSocket(url);
    say({ action: 'register', data: claims });
    expect(await closed).toBe(4403);
  });

  it('who sends anything else first, or registers twice, is closed', async () => {
    const first = await openSocket(url);
    first.say({ action: 'ping' });
    expect(await first.closed).toBe(1008);
    const one = await newcomer();
    const second = await one.connect();
    second.say({ action: 'register', data: await one.claims() });
    expect(await second.closed).toBe(1008);
  });

  it('who says nothing is closed after five seconds', async () => {
    expect(await (await openSocket(url)).closed).toBe(4408);
  });

  it.each([
    ['a frame that is too large', 'x'.repeat(20_000), 1009],
    ['what is no JSON', '{', 1008],
    ['JSON of great depth', '['.repeat(8_000), 1008],
  ])('is closed for %s', async (_name, text, code) => {
    const { say, closed } = await openSocket(url);
    say(text);
    expect(await closed).toBe(code);
  });

  it('who floods is closed, and others do not notice', async () => {
    const calm = await (await newcomer()).connect();
    const wild = await (await newcomer()).connect();
    const chatty = await (await newcomer()).connect();
    for (let count = 0; count < 200; count += 1) wild.say({ action: 'ping' });
    for (let count = 0; count < 200; count += 1) chatty.socket.pong();
    expect(await Promise.all([wild.closed, chatty.closed])).toEqual([1008, 1008]);
    calm.say({ action: 'ping' });
    await expect.poll(() => calm.pongs.length, PATIENT).toBe(1);
  });
});

describe('an open socket', () => {
  it('is closed soon after its session ended', async () => {
    const one = await newcomer();
    const { closed } = await one.connect();
    await one.client.call(signOut, { query: { redirect: false } });
    expect(await closed).toBe(4401);
  });

  it('that does not read is let go, and its person hears everything after coming back', async () => {
    const one = await newcomer();
    const slow = await one.connect();
    const calm = await (await newcomer()).connect();
    const cursor = slow.cursor();
    slow.socket.pause();
    const text = 'x'.repeat(100_000);
    for (let count = 0; count < 60; count += 1) await tellStory(text, { persons: [one.user_id] });
    slow.socket.resume();
    await slow.closed;
    calm.say({ action: 'ping' });
    await expect.poll(() => calm.pongs.length, PATIENT).toBe(1);
    const back = await one.connect(cursor);
    await expect.poll(() => textsOf(back).length, PATIENT).toBe(60);
  });
});
