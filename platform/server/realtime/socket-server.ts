import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Check } from 'typebox/schema';
import { type RawData, WebSocketServer } from 'ws';
import { PingFrame, RegisterFrame, SOCKET_CLOSED } from '#platform/contract/realtime.ts';
import type { Connection, Registered } from './connection.ts';
import { openDoorway } from './doorway.ts';
import { openHeartbeat } from './heartbeat.ts';
import type { Hub } from './hub.ts';

const SOCKET_PATH = '/socket';

const REGISTER_WITHIN_MS = 5_000;
/** From one address at a time, which a whole school may share: it opens its pages after a break, and each registers in moments. */
const MOST_UNREGISTERED = 500;
const LARGEST_FRAME_BYTES = 16_384;
const MOST_FRAGMENTS = 32;
const MOST_FRAMES = 30;
const FRAMES_PER_MS = 10_000;
/** The protocol's own numbers: somebody broke a rule of ours, the server goes away. */
const POLICY = 1008;
const AWAY = 1001;

/** The holder of a one-use ticket, as the module that owns sessions knows them. */
export type TicketHolder = Registered & { readonly firstname: string; readonly lastname: string };

export type SocketKit = {
  readonly hub: Hub;
  /** Takes a ticket and gives its holder; a second time it gives null. */
  readonly redeem: (ticket: string) => Promise<TicketHolder | null>;
  readonly liveSessions: (session_ids: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly isForeign: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly onTrouble: (error: unknown) => void;
};

/** A socket and what it writes to. */
type Line = Pick<Connection, 'socket' | 'stream'>;

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function parse(data: RawData, isBinary: boolean): unknown {
  if (isBinary) return undefined;
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** Counts what a client sends; true while it keeps to the limit. */
function frameCounter(): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > FRAMES_PER_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    return count <= MOST_FRAMES;
  };
}

/** Accepts sockets, lets each register within five seconds, and answers its pings. */
export function openSocketServer({ hub, redeem, liveSessions, isForeign, addressOf, onTrouble }: SocketKit) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME_BYTES,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
  });
  const heart = openHeartbeat();
  const doorway = openDoorway(MOST_UNREGISTERED);

  const troubleWith = (request: IncomingMessage): string | null => {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    return request.headers.origin === undefined || isForeign(request) ? '403 Forbidden' : null;
  };

  async function register({ socket, stream }: Line, frame: RegisterFrame): Promise<void> {
    const { user_id, firstname, lastname, access_token, cursor } = frame.data;
    const holder = await redeem(access_token);
    // Who they are is what the ticket says; whoever claims anything else is not talked to.
    const isSame = holder?.user_id === user_id && holder.firstname === firstname && holder.lastname === lastname;
    if (!holder || !isSame) {
      socket.close(SOCKET_CLOSED.not_registered);
      return;
    }
    const connection: Connection = { user_id, session_id: holder.session_id, socket, stream, waiting: [] };
    socket.once('close', () => hub.leave(connection));
    await hub.join(connection, cursor);
    // A session that ended after its ticket was taken, and before the guard could find this socket, is found here.
    if (!(await liveSessions([holder.session_id])).has(holder.session_id)) socket.close(SOCKET_CLOSED.signed_out);
  }

  function serve({ socket, stream }: Line, leaveDoorway: () => void): void {
    let hasAskedToRegister = false;
    const late = setTimeout(() => socket.close(SOCKET_CLOSED.too_late), REGISTER_WITHIN_MS);
    const isWithinLimit = frameCounter();
    const count = (): boolean => {
      if (isWithinLimit()) return true;
      socket.close(POLICY);
      return false;
    };
    heart.join(socket);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => clearTimeout(late));
    socket.on('pong', () => {
      if (count()) heart.hear(socket);
    });
    socket.on('ping', count);
    socket.on('message', (data, isBinary) => {
      if (!count()) return;
      const frame = parse(data, isBinary);
      // A client may ping as soon as it has heard that it is registered, which is before we have looked at everything.
      if (hasAskedToRegister && Check(PingFrame, frame))
        return socket.send(JSON.stringify(['pong', new Date().toISOString()]));
      // Anything before the registration, a second one, and whatever we do not know.
      if (hasAskedToRegister || !Check(RegisterFrame, frame)) return socket.close(POLICY);
      hasAskedToRegister = true;
      // They kept to their time; how long we take is no fault of theirs.
      clearTimeout(late);
      register({ socket, stream }, frame as RegisterFrame).then(leaveDoorway, (error) => {
        onTrouble(error);
        socket.terminate();
      });
    });
  }

  return {
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      stream.on('error', () => stream.destroy());
      const trouble = troubleWith(request);
      const leaveDoorway = trouble === null ? doorway.enter(addressOf(request)) : null;
      if (leaveDoorway) {
        stream.once('close', leaveDoorway);
        server.handleUpgrade(request, stream, head, (socket) => serve({ socket, stream }, leaveDoorway));
      } else refuse(stream, trouble ?? '429 Too Many Requests');
    },
    close(): void {
      heart.close();
      for (const socket of server.clients) socket.close(AWAY);
      server.close();
      // Whoever does not answer the farewell is not waited for.
      setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, 500).unref();
    },
  };
}
