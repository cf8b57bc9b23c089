import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusal } from '#platform/contract/envelope.ts';
import { limitBodyTime } from './body-time.ts';
import { envelopeOf } from './error-answers.ts';
import { API_HEADERS } from './security-headers.ts';
import { StartError } from './start-error.ts';
import { refuseHostless, refuseUnreadable } from './unreadable-request.ts';

/** The addresses that are answered: first only with "not ready yet", later by the app. */
export type Listener = {
  readonly port: number;
  /** Hands the addresses over to the app, as soon as it is ready. */
  serve(app: FastifyInstance): Promise<void>;
  /** Takes no new connections, lets the running requests end and closes the app. */
  close(): Promise<void>;
};

// Longer than the minute for which proxies keep theirs, so that it is never we who hang up on a request.
const KEEP_ALIVE_MS = 72_000;
// A caller who has not sent the whole request by then is let go, so that slow ones cannot take every connection.
const REQUEST_MS = 60_000;
// Whichever of the two a system makes of "localhost", browsers try both.
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; stop the other program, or set PORT to another port.`;
  if (error.code === 'EACCES') return `Port ${port} is reserved for root; set PORT to one above 1023.`;
  return `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`;
}

/** Until the app is there, `/health` says that the process lives and everything else has to come again. */
function answerNotReady(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  const isHealth = url === '/health';
  response.writeHead(isHealth ? 200 : 503, {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(JSON.stringify(isHealth ? { status: true } : refusal(envelopeOf(url), { key: 'not_ready' })));
}

type Entrance = { readonly server: Server; answerWith(answer: RequestListener): void; close(): Promise<void> };

async function open(address: string, port: number, requestMs: number): Promise<Entrance> {
  let answer: RequestListener = answerNotReady;
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 0,
    headersTimeout: requestMs,
    connectionsCheckingInterval: requestMs / 4,
    requireHostHeader: false,
  });
  refuseUnreadable(server);
  limitBodyTime(server, requestMs);
  let running = 0;
  const ended = (): void => {
    running -= 1;
  };
  server.on('request', (request, response) => {
    running += 1;
    response.on('close', ended);
    if (!refuseHostless(request, response)) answer(request, response);
  });
  const listening = once(server, 'listening');
  server.listen({ host: address, port });
  await listening;
  return {
    server,
    answerWith(next) {
      answer = next;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Browsers keep connections open on which they have asked for nothing; they are not waited for.
      const waiting = setInterval(() => running === 0 && server.closeAllConnections(), 20);
      await closed;
      clearInterval(waiting);
    },
  };
}

/** Takes the port before the slow work begins, so that a taken one is found at once and nothing has to be undone. */
export async function listen(host: string, wantedPort: number, requestMs = REQUEST_MS): Promise<Listener> {
  const entrances: Entrance[] = [];
  let port = wantedPort;
  let app: FastifyInstance | undefined;
  const isLocal = host === 'localhost';
  for (const address of isLocal ? LOCAL_ADDRESSES : [host]) {
    try {
      const entrance = await open(address, port, requestMs);
      entrances.push(entrance);
      port = (entrance.server.address() as AddressInfo).port;
    } catch (cause) {
      const error = cause as NodeJS.ErrnoException;
      // Not every machine has IPv6.
      if (isLocal && entrances.length > 0 && error.code !== 'EADDRINUSE') continue;
      await Promise.all(entrances.map((entrance) => entrance.close()));
      throw new StartError(sentenceFor(error, host, port), { cause });
    }
  }
  return {
    port,
    async serve(ready) {
      app = ready;
      await ready.ready();
      for (const { server, answerWith } of entrances) {
        answerWith(ready.routing);
        // The upgrade to a socket, which plugins hear on the app's own server, happens on ours.
        for (const listener of ready.server.listeners('upgrade')) server.on('upgrade', listener as () => void);
      }
    },
    async close() {
      await Promise.all([app?.close(), ...entrances.map((entrance) => entrance.close())]);
    },
  };
}
