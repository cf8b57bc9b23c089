import {
  PING_EVERY_MS,
  RECONNECT_DELAY_MS,
  RECONNECT_TRIES,
  type RegisterFrame,
  SOCKET_CLOSED,
  type SocketFrame,
} from '#platform/contract/realtime.ts';
import { CallError } from '../data/call-error.ts';

/**
 * How it stands with the connection: `lost` is being tried again, `given_up` waits for the person to come
 * back, `signed_out` for a session.
 */
export type SocketState = 'connecting' | 'connected' | 'lost' | 'given_up' | 'signed_out';

export type SocketOptions = {
  readonly address: string;
  /** Who registers; the access token is asked for anew at every try. */
  readonly person: Omit<RegisterFrame['data'], 'access_token' | 'cursor'>;
  readonly getTicket: () => Promise<string>;
  readonly onFact: (name: string, data: unknown) => void;
  /** Too much was missed: everything that is on screen has to be read anew. */
  readonly onReload: () => void;
  readonly onState: (state: SocketState) => void;
};

export type SocketClient = {
  /** Tries again at once; for the moments in which a person or the network comes back. */
  retry(): void;
  close(): void;
};

/** What a browser says of a line that ended without a word. */
const UNREACHED = 1006;

/** Two thousand tabs that lost one server must not all come back in the same moment. */
const jitter = (): number => RECONNECT_DELAY_MS * (0.8 + Math.random() * 0.4);

/** Holds one socket open, and comes back with its cursor whenever it was lost. */
export function openSocketClient(options: SocketOptions): SocketClient {
  const { address, person, getTicket, onFact, onReload, onState } = options;
  let socket: WebSocket | null = null;
  let cursor: string | undefined;
  let tries = 0;
  let isClosed = false;
  let isTrying = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let pongAt = 0;

  function hear(frame: SocketFrame | readonly unknown[]): void {
    if (Array.isArray(frame)) {
      pongAt = Date.now();
      return;
    }
    const { action, data, cursor: next } = frame as SocketFrame;
    if (action === 'reload') onReload();
    else if (action !== 'registered' && action !== 'cursor') onFact(action, data);
    cursor = next ?? cursor;
    if (action === 'registered' || action === 'reload') {
      tries = 0;
      onState('connected');
    }
  }

  function ping(): void {
    // A connection that died without a word: the last ping was never answered.
    if (Date.now() - pongAt > 2 * PING_EVERY_MS) socket?.close();
    else socket?.send(JSON.stringify({ action: 'ping' }));
  }

  function lose(code: number): void {
    clearInterval(pings);
    socket = null;
    if (isClosed) return;
    // A session that is over gets no new ticket.
    if (code === SOCKET_CLOSED.signed_out) {
      onState('signed_out');
      return;
    }
    tries += 1;
    // Pages that took each other's place would do so without end; this one waits until somebody looks at it.
    const isHopeless = tries > RECONNECT_TRIES || code === SOCKET_CLOSED.made_room;
    onState(isHopeless ? 'given_up' : 'lost');
    if (!isHopeless) again = setTimeout(() => void connect(), jitter());
  }

  async function connect(): Promise<void> {
    if (isTrying || socket || isClosed) return;
    isTrying = true;
    clearTimeout(again);
    try {
      const access_token = await getTicket();
      if (isClosed) return;
      const fresh = new WebSocket(address);
      socket = fresh;
      fresh.onopen = () => {
        pongAt = Date.now();
        pings = setInterval(ping, PING_EVERY_MS);
        fresh.send(
          JSON.stringify({ action: 'register', data: { ...person, access_token, ...(cursor && { cursor }) } }),
        );
      };
      fresh.onmessage = ({ data }) => hear(JSON.parse(data));
      fresh.onclose = ({ code }) => lose(code);
    } catch (error) {
      lose(error instanceof CallError && error.unauthorized ? SOCKET_CLOSED.signed_out : UNREACHED);
    } finally {
      isTrying = false;
    }
  }

  onState('connecting');
  void connect();
  return {
    retry() {
      if (socket || isClosed) return;
      tries = 0;
      void connect();
    },
    close() {
      isClosed = true;
      clearTimeout(again);
      clearInterval(pings);
      socket?.close();
    },
  };
}
