import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type Servers, startServers } from '#platform/testing/servers.ts';
import { register, type TestSocket } from '#platform/testing/socket.ts';

const SLOW = process.env.TEST_FULL ? 36 : 3;
/** Ten megabytes for each: far more than the machine itself keeps for a line that nobody reads from. */
const FACTS = 25;
const FACT_BYTES = 400_000;
/** What a server may keep for one reader, and what it needs besides. */
const KEPT_BYTES = 1_048_576;
const USUAL_BYTES = 8 * 1_048_576;
const PATIENT = { timeout: 60_000, interval: 10 };
const METRICS_TOKEN = 'slow-readers-look-here';

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(1, { KRIIT_METRICS_TOKEN: METRICS_TOKEN });
});
afterAll(() => servers.stop());

const connect = async ({ user_id, firstname, lastname, socketTicket }: Person, cursor?: string): Promise<TestSocket> =>
  register(servers.all[0].url, {
    user_id,
    firstname,
    lastname,
    access_token: await socketTicket(),
    ...(cursor && { cursor }),
  });

const numbersOf = ({ frames }: TestSocket): number[] =>
  frames.flatMap(({ action, data }) => (action === 'story.told' ? (data as { number: number }).number : []));

/** One fact for each of the persons, so that no two of them can share the memory that it takes. */
async function tellEach(persons: readonly Person[], number: number): Promise<void> {
  await servers.db.pool.query(
    `insert into platform.fact (name, data, persons, created_at)
     select 'story.told', jsonb_build_object('number', $2::int, 'text', repeat('x', $3)), array[person], now()
     from unnest($1::int[]) person`,
    [persons.map(({ user_id }) => user_id), number, FACT_BYTES],
  );
  await servers.db.pool.query('notify kriit_facts');
}

/** The memory of what waits to be sent lies outside the heap. */
async function measure(): Promise<{ outside: number; whole: number }> {
  const answer = await fetch(`${servers.all[0].url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { outside: read('nodejs_external_memory_bytes'), whole: read('process_resident_memory_bytes') };
}

it(`${SLOW} who do not read are let go, others get theirs, and they hear the rest when they come back`, {
  timeout: 300_000,
}, async ({ annotate }) => {
  const enter = () => servers.enter({ school_id: 1, role: 'teacher' });
  const slow = await Promise.all(Array.from({ length: SLOW }, enter));
  const calm = await enter();
  const listening = await connect(calm);
  const sockets = await Promise.all(slow.map((person) => connect(person)));
  const before = await measure();
  for (const { socket } of sockets) socket.pause();

  const everybody = Array.from({ length: FACTS }, (_, index) => index + 1);
  let most = before.whole;
  for (const number of everybody) {
    await tellEach([calm, ...slow], number);
    await expect.poll(() => numbersOf(listening).at(-1), PATIENT).toBe(number);
    most = Math.max(most, (await measure()).whole);
  }
  expect(numbersOf(listening)).toEqual(everybody);
  const grown = async () => (await measure()).outside - before.outside;
  await expect.poll(grown, PATIENT).toBeLessThan(SLOW * KEPT_BYTES + USUAL_BYTES);

  for (const { socket } of sockets) socket.resume();
  await expect
    .poll(() => sockets.map(({ socket }) => socket.readyState), PATIENT)
    .toEqual(sockets.map(({ socket }) => socket.CLOSED));
  for (const [number, person] of slow.entries()) {
    const left = sockets[number];
    const heard = left ? numbersOf(left) : [];
    const back = await connect(person, left?.cursor());
    expect(back.frames.at(-1)?.action).toBe('registered');
    expect([...heard, ...numbersOf(back)]).toEqual(everybody);
    back.socket.terminate();
  }
  const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed()} MB`;
  await annotate(
    `${megabytes(SLOW * FACTS * FACT_BYTES)} for readers who did not read; the server grew from ` +
      `${megabytes(before.whole)} to ${megabytes(most)} at most`,
  );
});
