import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Taken = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** A stand-in for a gateway that takes text messages by HTTP. */
export async function startSmsGateway() {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ headers: request.headers, body: await json(request) });
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
