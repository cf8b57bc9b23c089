import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { SocketFrame } from '#platform/contract/realtime.ts';
import { textFrame } from './text-frame.ts';

/** A reader who does not read gets no more of our memory than this; the cursor lets them come back. */
const LARGEST_BACKLOG_BYTES = 1_048_576;
const MOST_WAITING = 1_000;
const LOOK_EVERY_MS = 20;
/** A newcomer who has not read what they missed by then is let go. */
const CATCH_UP_MS = 30_000;

/** Who is at the other end of a socket. */
export type Registered = { readonly user_id: number; readonly session_id: number };

/** A registered socket. */
export type Connection = Registered & {
  readonly socket: WebSocket;
  /** What the socket writes to; only whole frames go there, so ours and its own do not mix. */
  readonly stream: Duplex;
  /** Frames that wait while the socket is told what it missed; null once it has caught up. */
  waiting: Buffer[] | null;
};

export const frameBytes = (frame: SocketFrame): Buffer => textFrame(JSON.stringify(frame));

/** Sends past everything that waits; whoever has fallen too far behind is let go. */
function sendNow({ socket, stream }: Connection, frame: Buffer): void {
  // Behind a farewell nothing may follow.
  if (socket.readyState !== socket.OPEN) return;
  if (stream.writableLength + frame.length > LARGEST_BACKLOG_BYTES) socket.terminate();
  else stream.write(frame);
}

/** Sends a frame that may be on its way to many others too. */
export function send(connection: Connection, frame: Buffer): void {
  if (!connection.waiting) sendNow(connection, frame);
  else if (connection.waiting.push(frame) > MOST_WAITING) connection.socket.terminate();
}

/**
 * Sends a newcomer what they missed, as quickly as they read it, and then what gathered meanwhile. What was
 * missed may be more than anybody may leave unread, so here it is we who wait.
 */
export async function sendMissed(connection: Connection, missed: readonly Buffer[]): Promise<void> {
  const { socket, stream } = connection;
  const end = performance.now() + CATCH_UP_MS;
  const frames = [...missed];
  for (;;) {
    const frame = frames.shift() ?? connection.waiting?.shift();
    if (!frame) break;
    while (stream.writableLength > LARGEST_BACKLOG_BYTES / 2) {
      if (performance.now() > end) return socket.terminate();
      await sleep(LOOK_EVERY_MS);
    }
    sendNow(connection, frame);
  }
  connection.waiting = null;
}
