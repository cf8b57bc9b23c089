import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { CallRefused, type Person } from '#platform/testing/servers.ts';
import { offlineError, refusedError } from '#platform/web/data/call-error.ts';
import { refreshAgain } from '#platform/web/data/refresh-again.ts';
import { RELOAD, type Reaction } from '#platform/web/realtime/reaction.ts';
import { type Listener, listenAs } from './listener.ts';

/** One answer that is on a screen. */
type Shown = {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
  /** What of the answer is on the screen; all of it unless it says otherwise. */
  readonly visible?: (answer: never) => unknown;
};

/** A page as a browser holds it: answers in the cache, read anew when a fact concerns them. */
export type Screen = {
  readonly listener: Listener;
  /** What it shows that a fresh load would not; null while something is still on its way. */
  differences(): Promise<string[] | null>;
  /** How often it read an answer. */
  reads(): number;
  close(): void;
};

/** The places in which two answers differ. */
export function differing(kept: unknown, fresh: unknown, place: string): string[] {
  const [one, other] = [JSON.stringify(kept), JSON.stringify(fresh)];
  if (one === other) return [];
  const isDeep = [kept, fresh].every((value) => typeof value === 'object' && value !== null);
  if (!isDeep) return [`${place}: ${one} is shown, ${other} is so`];
  const [left, right] = [kept, fresh] as Record<string, unknown>[];
  const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...names].flatMap((name) => differing(left?.[name], right?.[name], `${place}.${name}`));
}

/** Facts that come together are read for once; two cores have enough to do. */
const TOGETHER_MS = process.env.TEST_FULL ? 100 : 250;

/** Opens a page of a person at an address, with these answers on it and these reactions behind it. */
export function openScreen(
  person: Person,
  url: string,
  shown: readonly Shown[],
  reactions: readonly Reaction[],
): Screen {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', ...refreshAgain } } });
  const keyOf = ({ endpoint, input }: Shown) => [endpoint.route, input];
  let reads = 0;
  const load = async ({ endpoint, input }: Shown, signal: AbortSignal): Promise<unknown> => {
    await sleep(TOGETHER_MS, undefined, { signal });
    reads += 1;
    return person.call(endpoint, input as never).catch((error: unknown) => {
      const failed = error instanceof CallRefused ? refusedError(error.status, error.message) : offlineError();
      throw Object.assign(failed, { isBackground: true });
    });
  };
  const leave = shown.map((one) =>
    new QueryObserver(client, { queryKey: keyOf(one), queryFn: ({ signal }) => load(one, signal) }).subscribe(() => {}),
  );
  const listener = listenAs(person, url, {
    onFact: (name, data) => {
      for (const reaction of reactions) if (reaction.name === name) reaction.react(data, client);
    },
    onReload: () => {
      void client.invalidateQueries();
      for (const { name, react } of reactions) if (name === RELOAD) react(null, client);
    },
  });
  return {
    listener,
    reads: () => reads,
    async differences() {
      if (listener.state() !== 'connected' || client.isFetching() > 0) return null;
      const pairs = shown.map(async (one) => {
        const [kept, fresh] = [client.getQueryData(keyOf(one)), await person.call(one.endpoint, one.input as never)];
        const seen = (answer: unknown) => (one.visible && answer ? one.visible(answer as never) : answer);
        return differing(seen(kept), seen(fresh), one.endpoint.route).slice(0, 3);
      });
      return (await Promise.all(pairs)).flat();
    },
    close() {
      for (const end of leave) end();
      listener.close();
      client.clear();
    },
  };
}
