import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketFrame } from '#platform/contract/realtime.ts';
import type { Person } from '#platform/testing/servers.ts';
import { openSocketClient, type SocketState } from '#platform/web/realtime/socket-client.ts';

/** What one connection of a listener brought: a new one begins at every return. */
export type Stretch = { readonly frames: SocketFrame[] };

/** Somebody at an open page: the browser's own client, on a socket whose frames the story sees. */
export type Listener = {
  readonly stretches: readonly Stretch[];
  state(): SocketState;
  /** How long each return took, in milliseconds. */
  readonly returns: readonly number[];
  close(): void;
};

type Heard = { readonly onFact?: (name: string, data: unknown) => void; readonly onReload?: () => void };

/** Nobody in a story waits the five seconds that a browser leaves to the network: they come back as on focus. */
const BACK_AFTER_MS = 20;

const stretchesOf = new Map<string, Stretch[]>();

/** The browser's socket, with the page's origin; what comes through it is kept for the listener that its address names. */
class PageSocket extends WebSocket {
  constructor(address: string) {
    const { origin, search } = new URL(address.replace(/^ws/, 'http'));
    super(address, { origin });
    const stretch: Stretch = { frames: [] };
    stretchesOf.get(search)?.push(stretch);
    this.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as SocketFrame | unknown[];
      if (!Array.isArray(frame)) stretch.frames.push(frame);
    });
    // A broken line is heard as a close too, and that is where the client listens.
    this.on('error', () => {});
  }
}

let listeners = 0;

/** Opens a page of the person at an address, and brings it back whenever its line breaks. */
export function listenAs(person: Person, url: string, { onFact, onReload }: Heard = {}): Listener {
  vi.stubGlobal('WebSocket', PageSocket);
  listeners += 1;
  const search = `?listener=${listeners}`;
  const stretches: Stretch[] = [];
  stretchesOf.set(search, stretches);
  const returns: number[] = [];
  let state: SocketState = 'connecting';
  let lostAt = 0;
  const { user_id, firstname, lastname } = person;
  const client = openSocketClient({
    address: `${url.replace('http', 'ws')}/socket${search}`,
    person: { user_id, firstname, lastname },
    getTicket: person.socketTicket,
    onFact: (name, data) => onFact?.(name, data),
    onReload: () => onReload?.(),
    onState: (now) => {
      if (now === 'lost' && state !== 'lost') lostAt = performance.now();
      if (now === 'connected' && state === 'lost') returns.push(performance.now() - lostAt);
      state = now;
      if (now === 'lost') void sleep(BACK_AFTER_MS).then(() => client.retry());
    },
  });
  return {
    stretches,
    returns,
    state: () => state,
    close: () => {
      client.close();
      stretchesOf.delete(search);
    },
  };
}
