import { createServer } from 'node:net';

/**
 * A free port below the ports that systems lend to outgoing connections: there a client that
 * knocks while the one who listens restarts could be given the very port and keep it.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
