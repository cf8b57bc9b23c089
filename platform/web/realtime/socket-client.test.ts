import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedError } from '../data/call-error.ts';
import { openSocketClient, type SocketClient, type SocketState } from './socket-client.ts';

/** The far end of a socket, as the story plays it. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  sent: { action: string; data?: { cursor?: string; access_token?: string } }[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};
  constructor() {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.onclose({ code });
  }
  say(frame: unknown): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

let states: SocketState[];
let facts: [string, unknown][];
let reloads: number;
let tickets: number;
let isOver: boolean;
let client: SocketClient;

const last = (): FakeSocket => {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  states = [];
  facts = [];
  reloads = 0;
  tickets = 0;
  isOver = false;
  client = openSocketClient({
    address: 'ws://school/socket',
    person: { user_id: 7, firstname: 'Mari', lastname: 'Maasikas' },
    getTicket: async () => {
      if (isOver) throw refusedError(401, 'not_logged_in');
      return `ticket ${++tickets}`;
    },
    onFact: (name, data) => facts.push([name, data]),
    onReload: () => {
      reloads += 1;
    },
    onState: (state) => states.push(state),
  });
  await settle();
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function connect(): Promise<FakeSocket> {
  const socket = last();
  socket.onopen();
  socket.say({ action: 'registered', data: {}, cursor: 'c1' });
  await settle();
  return socket;
}

describe('the connection to what others do', () => {
  it('registers with a ticket, hands facts on, and pings every 70 seconds', async () => {
    const socket = await connect();
    expect(socket.sent).toEqual([
      { action: 'register', data: { user_id: 7, firstname: 'Mari', lastname: 'Maasikas', access_token: 'ticket 1' } },
    ]);
    socket.say({ action: 'story.told', data: { text: 'x' }, cursor: 'c2' });
    socket.say({ action: 'cursor', data: {}, cursor: 'c3' });
    expect(facts).toEqual([['story.told', { text: 'x' }]]);
    await vi.advanceTimersByTimeAsync(70_000);
    socket.say(['pong', 'now']);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(socket.sent.slice(1)).toEqual([{ action: 'ping' }, { action: 'ping' }]);
    expect(states).toEqual(['connecting', 'connected']);
  });

  it('comes back about five seconds later, with the cursor of the last fact and a ticket of its own', async () => {
    const first = await connect();
    first.say({ action: 'story.told', data: {}, cursor: 'c2' });
    first.close();
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_200);
    last().onopen();
    expect(last().sent[0]?.data).toMatchObject({ cursor: 'c2', access_token: 'ticket 2' });
  });

  it('reads everything anew when the server says that too much was missed', async () => {
    last().onopen();
    last().say({ action: 'reload', data: {}, cursor: 'c9' });
    expect(reloads).toBe(1);
    expect(states.at(-1)).toBe('connected');
  });

  it('stops after 20 tries, and starts anew when the person comes back', async () => {
    last().close();
    for (let tried = 1; tried <= 25; tried += 1) {
      await vi.advanceTimersByTimeAsync(6_100);
      if (states.at(-1) !== 'given_up') last().close();
    }
    expect(FakeSocket.opened).toHaveLength(21);
    expect(states.at(-1)).toBe('given_up');
    client.retry();
    await settle();
    expect(FakeSocket.opened).toHaveLength(22);
  });

  it('does not try again once the session is over, until it is asked to', async () => {
    (await connect()).close(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(states.at(-1)).toBe('signed_out');
    client.retry();
    await settle();
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('does not fight for the place that newer pages took, until somebody looks at it', async () => {
    (await connect()).close(4429);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.opened.length, states.at(-1)]).toEqual([1, 'given_up']);
    client.retry();
    await settle();
    last().onopen();
    expect(last().sent[0]?.data).toMatchObject({ cursor: 'c1', access_token: 'ticket 2' });
  });

  it('learns from a refused ticket that the session ended while the line was cut', async () => {
    (await connect()).close();
    isOver = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(states).toEqual(['connecting', 'connected', 'lost', 'signed_out']);
  });

  it('notices a line that died without a word', async () => {
    await connect();
    await vi.advanceTimersByTimeAsync(70_000 * 3);
    expect(states).toContain('lost');
  });

  it('opens one socket however often it is asked', async () => {
    client.retry();
    client.retry();
    await settle();
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
