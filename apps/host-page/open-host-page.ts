import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portal } from './portal.ts';

/** The demonstration's foreign site: another origin, which holds a key like any other host. */
export type HostPage = { readonly origin: string; readonly key: string; close(): Promise<void> };

// A number that browsers and Kriit take for another site than localhost, and that only this machine can reach.
const ADDRESS = '127.0.0.1';
const PORT_MAX = 65_535;
const TRIES = 20;

/** The ports to try: the wanted one and those after it, at last whichever the system gives. */
const portsFrom = (wanted: number): number[] => [
  ...Array.from({ length: TRIES }, (_, index) => wanted + index).filter((port) => port <= PORT_MAX),
  0,
];

/** Opens the foreign site for the Kriit at an address, on the wanted port or the next free one. */
export async function openHostPage(wanted: number, kriit: string): Promise<HostPage> {
  const server = createServer();
  for (const port of portsFrom(wanted)) {
    const listening = once(server, 'listening');
    server.listen({ host: ADDRESS, port });
    try {
      await listening;
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (port === 0 || (code !== 'EADDRINUSE' && code !== 'EACCES')) throw error;
    }
  }
  const origin = `http://${ADDRESS}:${(server.address() as AddressInfo).port}`;
  const key = randomBytes(32).toString('base64url');
  server.on('request', portal({ kriit, origin, key }));
  return {
    origin,
    key,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
