import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '#modules/people/server/demo-random.ts';

/** A line to the servers that breaks. */
export type CuttingProxy = {
  readonly url: string;
  /** Ends every connection of this moment. */
  cut(): void;
  /** Lets most new connections live for at most so many bytes of answers, or for ever. */
  breakAfter(bytes: number): void;
  /** How many connections it has broken. */
  broken(): number;
  close(): Promise<void>;
};

/**
 * Stands between a client and the servers, as networks do. Each connection goes to any of the servers, and is
 * broken in the middle of whatever it carries when it has carried its share.
 */
export async function startCuttingProxy(ports: readonly number[], random: Random): Promise<CuttingProxy> {
  const open = new Map<Socket, Socket>();
  let most = Number.POSITIVE_INFINITY;
  let broken = 0;

  const end = (client: Socket, isBroken: boolean): void => {
    const server = open.get(client);
    if (!open.delete(client)) return;
    if (isBroken) broken += 1;
    client.destroy();
    server?.destroy();
  };

  const proxy = createServer((client) => {
    const server = connect(random.pick(ports), '127.0.0.1');
    open.set(client, server);
    // Some live longer, or whoever has much to catch up with never would.
    const longest = random.chance(0.25) ? most * 20 : most;
    let left = Number.isFinite(most) ? random.between(1, longest) : most;
    for (const side of [client, server]) side.setNoDelay(true).on('error', () => {});
    client.on('data', (bytes) => server.write(bytes)).on('close', () => end(client, false));
    server.on('close', () => end(client, false));
    server.on('data', (bytes) => {
      client.write(bytes.subarray(0, left));
      left -= bytes.length;
      // Written out before it breaks, or nothing of the half that was meant to arrive would.
      if (left < 0) setImmediate(() => end(client, true));
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut: () => {
      for (const client of [...open.keys()]) end(client, true);
    },
    breakAfter: (bytes) => {
      most = bytes;
    },
    broken: () => broken,
    close: async () => {
      for (const client of [...open.keys()]) end(client, false);
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
