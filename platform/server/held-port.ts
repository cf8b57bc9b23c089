import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusal } from '#platform/contract/envelope.ts';
import { StartError } from './start-error.ts';

/** A port that is already ours while the server is still being made ready. */
export type HeldPort = { readonly port: number; release(): Promise<void> };

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; stop the other program, or set PORT to another port.`;
  if (error.code === 'EACCES') return `Port ${port} is reserved for root; set PORT to one above 1023.`;
  return `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`;
}

/** Until the server is ready, `/health` says that the process lives and everything else has to come again. */
function answer(path: string | undefined, response: ServerResponse): void {
  const isHealth = path === '/health';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(isHealth ? 200 : 503, isHealth ? headers : { ...headers, 'retry-after': '1' });
  response.end(JSON.stringify(isHealth ? { status: true } : refusal('main', { key: 'not_ready' })));
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

async function release(servers: readonly Server[]): Promise<void> {
  for (const server of servers) {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
}

/** Takes the port before the slow work begins, so that a taken one is found at once and nothing has to be undone. */
export async function holdPort(host: string, wantedPort: number): Promise<HeldPort> {
  const servers: Server[] = [];
  let port = wantedPort;
  try {
    for (const address of await addressesOf(host)) {
      const server = createServer((request, response) => answer(request.url, response));
      const listening = once(server, 'listening');
      server.listen({ host: address, port });
      // A machine without IPv6 may still list ::1 as localhost.
      const failure = await listening.then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error,
      );
      if (failure?.code === 'EADDRNOTAVAIL' && host === 'localhost') continue;
      if (failure !== undefined) throw failure;
      servers.push(server);
      port = (server.address() as AddressInfo).port;
    }
  } catch (error) {
    await release(servers);
    throw new StartError(sentenceFor(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  return { port, release: () => release(servers) };
}
