import { readFileSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import { type AnswerOf, addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { makeMember, makeSchool, makeSession } from '#platform/testing/make.ts';
import { readJson } from '#platform/testing/product.ts';
import { type Arrivals, openAll, openSocket, partOf, timesOf } from './listening.ts';
import { judged, median, ROUNDS } from './median.ts';
import { startProgram, startWithDatabase, type WithDatabase } from './product.ts';

/** Half of the sockets belong to the school that something happens in, half to another one. */
const SOCKETS_OF_EACH_HALF = 2_500;
/** A session may have twenty. */
const SESSIONS_OF_EACH_HALF = SOCKETS_OF_EACH_HALF / 20;
const AIM = 2;
const ACTION = 'people.school_changed';
/** As long as what ours says. */
const FRAME = JSON.stringify({
  action: ACTION,
  data: { school_id: 1 },
  cursor: `${'0'.repeat(32)}.1000:1000:`,
});

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** People of a new school, the first of whom leads it. */
async function enterSchool({ db, url, port }: WithDatabase) {
  const school_id = await makeSchool(db);
  const enter = async (_: unknown, place: number) => {
    const member = await makeMember(db, { school_id, role: place === 0 ? 'headmaster' : 'teacher' });
    const cookie = `kriit-${port}=${await makeSession(db, member, new Date())}`;
    const headers = { cookie, 'content-type': 'application/json' };
    const ask = <E extends Endpoint>(endpoint: E): Promise<AnswerOf<E>> =>
      readJson(`${url}${addressOf(endpoint)}`, {
        method: endpoint.method,
        headers,
        ...(endpoint.method === 'POST' ? { body: '{}' } : {}),
      });
    const { id: user_id, firstname, lastname } = await ask(getMe);
    return { headers, ask, person: { user_id, firstname, lastname } };
  };
  return { school_id, people: await Promise.all(Array.from({ length: SESSIONS_OF_EACH_HALF }, enter)) };
}

type School = Awaited<ReturnType<typeof enterSchool>>;

const connectSchool = ({ url }: WithDatabase, { people }: School, arrivals: Arrivals): Promise<WebSocket[]> =>
  openAll(SOCKETS_OF_EACH_HALF, async (position) => {
    const { ask, person } = people[position % people.length] as School['people'][number];
    const { access_token } = await ask(createSocketTicket);
    const first = { action: 'register', data: { ...person, access_token } };
    return openSocket(`${url.replace('http', 'ws')}/socket`, url, arrivals, first);
  });

/** Something that everybody at the school is told. */
function changing({ url }: WithDatabase, { school_id, people: [headmaster] }: School): () => Promise<unknown> {
  let isOn = false;
  return () => {
    isOn = !isOn;
    const body = JSON.stringify({ is_teacher_dashboard_enabled: isOn });
    return readJson(`${url}/api/schools/${school_id}/settings`, {
      method: 'POST',
      headers: headmaster?.headers ?? {},
      body,
    });
  };
}

/** Memory of 5,000 sockets, and how soon 2,500 of them hear of a fact beside a bare broadcast. */
export async function measureSockets(): Promise<string[]> {
  const [product, bare] = [await startWithDatabase(), await startProgram('bench/bare-socket-server.ts')];
  const arrivals: Arrivals = { action: ACTION, hear: () => {} };
  try {
    const [hearing, other] = [await enterSchool(product), await enterSchool(product)];
    const post = changing(product, hearing);
    const before = memoryOf(product.pid);
    const sockets = [
      ...(await connectSchool(product, hearing, arrivals)),
      ...(await connectSchool(product, other, arrivals)),
    ];
    const perSocket = (memoryOf(product.pid) - before) / sockets.length;
    const bareAddress = bare.url.replace('http', 'ws');
    await openAll(SOCKETS_OF_EACH_HALF, () => openSocket(`${bareAddress}/?hears`, bare.url, arrivals));
    const ratios: { p50: number; p99: number }[] = [];
    const lines: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const bareTimes = await timesOf(
        () => fetch(bare.url, { method: 'POST', body: FRAME }),
        arrivals,
        SOCKETS_OF_EACH_HALF,
      );
      const times = await timesOf(post, arrivals, SOCKETS_OF_EACH_HALF);
      const ratio = (part: number): number => partOf(times, part) / partOf(bareTimes, part);
      const inMs = (some: readonly (readonly number[])[]): string =>
        `p50 ${partOf(some, 0.5).toFixed(1)} ms, p99 ${partOf(some, 0.99).toFixed(1)} ms`;
      ratios.push({ p50: ratio(0.5), p99: ratio(0.99) });
      lines.push(`  round ${round}: ours ${inMs(times)}; bare ${inMs(bareTimes)}`);
    }
    const [p50, p99] = [median(ratios.map((one) => one.p50)), median(ratios.map((one) => one.p99))];
    const verdict = judged(`${AIM} or less`, p50 <= AIM && p99 <= AIM);
    return [
      `${sockets.length} open sockets: ${perSocket.toFixed(1)} kB of memory each`,
      `A fact to ${SOCKETS_OF_EACH_HALF} sockets beside a bare broadcast: p50 ${p50.toFixed(2)} times, p99 ${p99.toFixed(2)} times ${verdict}`,
      ...lines,
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}
