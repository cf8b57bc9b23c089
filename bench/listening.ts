import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WebSocket } from 'ws';
import { median } from './median.ts';

const OPENED_TOGETHER = 50;

setFlagsFromString('--expose-gc');
/**
 * Whoever listens with thousands of sockets has 20 ms of clearing up to do every second or two. It comes before a fact, or
 * the slowest of a hundred would tell of the measuring instead of what is measured.
 */
const clearUp: (how: { type: 'minor' }) => void = runInNewContext('gc');

/** Told when a socket hears what is waited for; whatever else it hears is none of it. */
export type Arrivals = { readonly action: string; hear: (at: number) => void };

/** Opens a socket and waits for the server's first word; every later one of the awaited kind is an arrival. */
export const openSocket = (address: string, origin: string, arrivals: Arrivals, first?: unknown): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { origin, perMessageDeflate: false });
    let isOpen = false;
    const beginning = `{"action":"${arrivals.action}"`;
    socket.on('open', () => first !== undefined && socket.send(JSON.stringify(first)));
    socket.on('error', reject);
    socket.on('message', (frame: Buffer) => {
      if (isOpen && frame.toString('latin1', 0, beginning.length) === beginning) arrivals.hear(performance.now());
      isOpen = true;
      resolve(socket);
    });
  });

/** Opens many, some at a time. */
export async function openAll(count: number, openOne: (position: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < count)
    opened.push(
      ...(await Promise.all(Array.from({ length: OPENED_TOGETHER }, (_, place) => openOne(opened.length + place)))),
    );
  return opened;
}

/** How long after the POST each of the hearing sockets has the news, in milliseconds, for each of some facts. */
export async function timesOf(
  post: () => Promise<unknown>,
  arrivals: Arrivals,
  sockets: number,
  count = 5,
): Promise<number[][]> {
  const facts: number[][] = [];
  for (let fact = 0; fact < count; fact += 1) {
    clearUp({ type: 'minor' });
    const start = performance.now();
    let missing = sockets;
    const times: number[] = [];
    const all = new Promise<void>((resolve) => {
      arrivals.hear = (at) => {
        times.push(at - start);
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    await Promise.all([post(), all]);
    facts.push(times);
  }
  return facts;
}

/** The time within which a part of them had it, over all facts. */
export function partOf(facts: readonly (readonly number[])[], part: number): number {
  const times = facts.flat().toSorted((a, b) => a - b);
  return times[Math.floor(times.length * part)] ?? 0;
}

/** When the last one has a fact. */
export const lastOf = (facts: readonly (readonly number[])[]): number =>
  median(facts.map((times) => Math.max(...times)));
