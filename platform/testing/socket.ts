import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SocketFrame } from '#platform/contract/realtime.ts';

/** A socket as a browser would hold it, with everything that came through it. */
export type TestSocket = {
  readonly socket: WebSocket;
  readonly frames: SocketFrame[];
  /** What came besides frames: answers to pings. */
  readonly pongs: unknown[];
  /** Where it stands in the log of facts. */
  cursor(): string | undefined;
  /** The number with which the server closed it. */
  readonly closed: Promise<number>;
  say(frame: unknown): void;
};

type Claims = { user_id: number; firstname: string; lastname: string; access_token: string; cursor?: string };

/** Opens a socket from a page of the server itself, or of any other origin. */
export async function openSocket(url: string, origin: string = url): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin });
  const frames: SocketFrame[] = [];
  const pongs: unknown[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString()) as SocketFrame | unknown[];
    if (Array.isArray(frame)) pongs.push(frame);
    else frames.push(frame);
  });
  await once(socket, 'open');
  return {
    socket,
    frames,
    pongs,
    closed,
    cursor: () => frames.findLast(({ cursor }) => cursor !== undefined)?.cursor,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  };
}

/** Opens a socket and registers it; resolves once the server has said so. */
export async function register(url: string, claims: Claims): Promise<TestSocket> {
  const opened = await openSocket(url);
  opened.say({ action: 'register', data: claims });
  while (!opened.frames.some(({ action }) => action === 'registered' || action === 'reload')) {
    const first = await Promise.race([once(opened.socket, 'message'), opened.closed]);
    if (typeof first === 'number') throw new Error(`the server closed the socket with ${first}`);
  }
  return opened;
}
