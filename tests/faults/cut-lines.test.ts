import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { randomFrom } from '#modules/people/server/demo-random.ts';
import type { SocketFrame } from '#platform/contract/realtime.ts';
import { askNothing } from '#platform/testing/consents.ts';
import { type Person, type Servers, startServers } from '#platform/testing/servers.ts';
import { register } from '#platform/testing/socket.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { judgeStretches } from './judge-stretches.ts';
import { type Listener, listenAs } from './listener.ts';
import { isInProgress, type Submitted, submit } from './submit.ts';

const WRITES = process.env.TEST_FULL ? 1_500 : 25;
const WRITERS = 4;
const SUBMITS = process.env.TEST_FULL ? 100 : 3;
const DUPLICATES = 20;
/** A line that breaks after so many bytes at the latest carries a few dozen facts at most. */
const LIVES_BYTES = 4_000;
/** An answer is about as long, so that many are cut. */
const ANSWER_BYTES = 3_000;
const PATIENT = { timeout: 30_000, interval: 20 };
const KINDS = ['people.person_invited', 'people.role_given'];

let servers: Servers;
let proxy: CuttingProxy;
beforeAll(async () => {
  servers = await startServers(2);
  await askNothing(servers.db.pool);
  const ports = servers.all.map(({ port }) => port);
  proxy = await startCuttingProxy(ports, randomFrom(20_261_115));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await proxy.close();
  await servers.stop();
});

const leader = (school_id = 1): Promise<Person> => servers.enter({ school_id, role: 'admin' });

/** Writers at both servers; gives the places of what they wrote, by the person who was invited. */
async function writeAlong(writers: readonly Person[]): Promise<Map<number, { writer: number; place: number }>> {
  const written = new Map<number, { writer: number; place: number }>();
  await Promise.all(
    writers.map(async (person, writer) => {
      for (let place = 1; place <= WRITES; place += 1) {
        const body = { firstname: 'Cutwriter', lastname: `Number ${place}`, type_id: 1 as const };
        const server = servers.all[(writer + place) % 2];
        const { user_id } = await person.call(invitePerson, { params: { schoolId: 1 }, body }, server);
        written.set(user_id, { writer, place });
      }
    }),
  );
  return written;
}

describe('a page whose line is cut again and again', () => {
  it('hears every fact once and in order, at whichever server it comes back', { timeout: 600_000 }, async ({
    annotate,
  }) => {
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => leader()));
    const inside = [await leader(), await servers.enter({ school_id: 1, role: 'headmaster' })];
    const outside = [await servers.enter({ school_id: 1, role: 'teacher' }), await leader(2)];
    const listen = (person: Person): Listener => listenAs(person, proxy.url);
    // Somebody with two pages open is told on both.
    const [concerned, others] = [[...inside, ...inside].map(listen), outside.map(listen)];
    const all = [...concerned, ...others];
    await expect.poll(() => all.map((one) => one.state()), PATIENT).toEqual(all.map(() => 'connected'));

    proxy.breakAfter(LIVES_BYTES);
    proxy.cut();
    const written = await writeAlong(writers);
    proxy.breakAfter(Number.POSITIVE_INFINITY);
    // A page whose line stands idle by chance is cut as well, so that the last word is a return.
    proxy.cut();

    const placeOf = ({ action, data }: SocketFrame) => {
      const found = KINDS.includes(action) ? written.get((data as { user_id: number }).user_id) : undefined;
      return found && { line: `${action} of writer ${found.writer}`, place: found.place };
    };
    const lines = KINDS.flatMap((kind) => writers.map((_writer, number) => `${kind} of writer ${number}`));
    const verdicts = (listeners: readonly Listener[]) =>
      listeners.map(({ stretches }) => judgeStretches(stretches, lines, placeOf));
    const missing = () =>
      verdicts(concerned).flatMap(({ known }) => [...known].filter(([, { last, isAnew }]) => last < WRITES && !isAnew));
    const start = performance.now();
    await expect.poll(missing, PATIENT).toEqual([]);
    const took = performance.now() - start;
    expect(verdicts(concerned).flatMap(({ faults }) => faults)).toEqual([]);
    await expect.poll(() => others.map((one) => one.state()), PATIENT).toEqual(['connected', 'connected']);
    for (const { facts } of verdicts(others)) expect(facts).toBe(0);
    // More than the two cuts that everybody had.
    expect(proxy.broken()).toBeGreaterThan(2 * all.length);

    const returns = all.flatMap((one) => one.returns).sort((a, b) => a - b);
    const [median = 0, longest = 0] = [returns[returns.length >> 1], returns.at(-1)];
    const told = verdicts(concerned).reduce((sum, { facts }) => sum + facts, 0);
    const reloads = verdicts(concerned).reduce((sum, verdict) => sum + verdict.reloads, 0);
    await annotate(
      `${written.size * 2} facts to ${concerned.length} pages were told ${told} times, with ${reloads} reloads; ` +
        `${proxy.broken()} cuts, back after ${median.toFixed()} ms ` +
        `(median), ${longest.toFixed()} ms at most; after the last write all was heard in ${took.toFixed()} ms`,
    );
    for (const one of all) one.close();
  });

  it('that was away for a thousand facts is told to read everything anew; for fewer, exactly those', async () => {
    const [away, here] = [await leader(), await leader()];
    const [server, other] = servers.all;
    const connect = async ({ user_id, firstname, lastname, socketTicket }: Person, url: string, cursor?: string) =>
      register(url, { user_id, firstname, lastname, access_token: await socketTicket(), ...(cursor && { cursor }) });
    const numbers = (frames: readonly SocketFrame[]): number[] =>
      frames.flatMap(({ action, data }) => (action === 'story.told' ? (data as { number: number }).number : []));

    for (const [count, word] of [
      [900, 'registered'],
      [1_001, 'reload'],
    ] as const) {
      const left = await connect(away, server.url);
      left.socket.terminate();
      const watching = await connect(here, (other ?? server).url);
      await servers.db.pool.query(
        `insert into platform.fact (name, data, persons, created_at)
         select 'story.told', jsonb_build_object('number', number), $1::int[], now() from generate_series(1, $2::int) number`,
        [[away.user_id, here.user_id], count],
      );
      await servers.db.pool.query('notify kriit_facts');
      // A fact is told at least once: whoever begins to listen may hear again what was told just before.
      await expect.poll(() => new Set(numbers(watching.frames)).size, PATIENT).toBe(count);
      const back = await connect(away, (other ?? server).url, left.cursor());
      expect(back.frames.at(-1)?.action).toBe(word);
      expect(numbers(back.frames)).toEqual(
        word === 'reload' ? [] : Array.from({ length: count }, (_, index) => index + 1),
      );
      for (const { socket } of [watching, back]) socket.terminate();
    }
  });
});

describe('a write whose answers are cut, sent twenty times to two servers', () => {
  /** As a client does it: again with the same key until an answer has come whole. */
  async function submitUntilAnswered(submission: Parameters<typeof submit>[1]): Promise<Submitted> {
    for (;;) {
      const answer = await submit(proxy.url, submission);
      if (answer && !isInProgress(answer)) return answer;
    }
  }

  it('is one row, one fact, one notice and one answer', { timeout: 600_000 }, async ({ annotate }) => {
    const writer = await leader();
    const before = proxy.broken();
    for (let number = 0; number < SUBMITS; number += 1) {
      const person = await servers.enter({ school_id: 1, role: 'staff' });
      const page = listenAs(person, servers.all[0].url);
      await expect.poll(() => page.state(), PATIENT).toBe('connected');
      const submission = {
        endpoint: giveRole,
        request: { params: { schoolId: 1, personId: person.user_id }, body: { type_id: ROLE_TYPES.teacher } },
        cookie: writer.cookie(proxy.url),
        key: randomUUID(),
      };
      proxy.breakAfter(ANSWER_BYTES);
      const answers = await Promise.all(Array.from({ length: DUPLICATES }, () => submitUntilAnswered(submission)));
      proxy.breakAfter(Number.POSITIVE_INFINITY);
      expect([...new Set(answers.map(({ status, body }) => `${status} ${body}`))]).toHaveLength(1);
      expect(answers[0]?.status).toBe(200);

      const heard = () =>
        page.stretches
          .flatMap(({ frames }) => frames.map(({ action }) => action))
          .filter((action) => action.includes('.'))
          .toSorted();
      await expect.poll(heard, PATIENT).toEqual(['notices.notice_added', 'people.my_roles_changed']);
      const { rows } = await servers.db.pool.query(
        `select (select count(*)::int from people.role where person_id = $1 and type_id = $2) as roles,
                (select count(*)::int from notices.notice where person_id = $1) as notices,
                (select count(*)::int from platform.fact where name = 'people.role_given' and data->>'user_id' = $1::text) as facts`,
        [person.user_id, ROLE_TYPES.teacher],
      );
      expect(rows).toEqual([{ roles: 1, notices: 1, facts: 1 }]);
      page.close();
    }
    await annotate(`${SUBMITS} writes, each sent ${DUPLICATES} times; ${proxy.broken() - before} answers cut`);
  });
});
