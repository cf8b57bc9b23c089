import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { getMe } from '#modules/people/contract/get-me.ts';
import type { SocketFrame } from '#platform/contract/realtime.ts';
import type { TestClient } from './client.ts';

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

/** What somebody says of themselves when they register, with a new ticket. */
export async function claimsOf(client: TestClient, cursor?: string): Promise<Claims> {
  const { id: user_id, firstname, lastname } = (await client.call(getMe)).data;
  const { access_token } = (await client.call(createSocketTicket)).data;
  return { user_id, firstname, lastname, access_token, ...(cursor === undefined ? {} : { cursor }) };
}

/** Opens a socket of somebody who is signed in and registers it. */
export const connectAs = async (url: string, client: TestClient, cursor?: string): Promise<TestSocket> =>
  register(url, await claimsOf(client, cursor));
