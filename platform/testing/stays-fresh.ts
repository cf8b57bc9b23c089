import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Reaction } from '#platform/web/realtime/reaction.ts';
import type { TestClient } from './client.ts';
import type { TestSocket } from './socket.ts';

/** One answer that a screen shows: the call, what was asked, and its key in the cache where that is another. */
type Shown = {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key?: readonly unknown[];
};

type Story = {
  readonly reader: TestClient;
  readonly socket: TestSocket;
  readonly reactions: readonly Reaction[];
  readonly shown: readonly Shown[];
  /** What others do while the screen is open. */
  readonly act: () => Promise<unknown>;
};

const PATIENT = { timeout: 20_000, interval: 50 };

/**
 * Proves that a screen that is fed by facts shows what a fresh load would show: whatever the reactions
 * neither changed in the cache nor marked to be read anew has to be the same still.
 */
export async function expectStaysFresh({ reader, socket, reactions, shown, act }: Story): Promise<void> {
  const client = new QueryClient();
  const keyOf = ({ endpoint, input, key }: Shown): readonly unknown[] => key ?? [endpoint.route, input];
  const load = async ({ endpoint, input }: Shown): Promise<unknown> => {
    const { status, data, key } = await reader.call(endpoint, input as never);
    expect({ status, key }).toEqual({ status: 200, key: undefined });
    return data;
  };
  for (const screen of shown) client.setQueryData(keyOf(screen), await load(screen));

  let heard = socket.frames.length;
  await act();
  const differing = async (): Promise<unknown[]> => {
    for (; heard < socket.frames.length; heard += 1) {
      const frame = socket.frames[heard];
      for (const { name, react } of reactions) if (name === frame?.action) react(frame.data, client);
    }
    const pairs = shown.map(async (screen) => {
      const fresh = await load(screen);
      const isRead = client.getQueryState(keyOf(screen))?.isInvalidated === true;
      const kept = isRead ? fresh : client.getQueryData(keyOf(screen));
      return JSON.stringify(kept) === JSON.stringify(fresh) ? [] : [{ route: screen.endpoint.route, kept, fresh }];
    });
    return (await Promise.all(pairs)).flat();
  };
  await expect.poll(differing, PATIENT).toEqual([]);
}
