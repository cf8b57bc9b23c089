import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { fetchToEnd } from './fetch-to-end.ts';

const LAST = 3;

/** A list of three pages; each call waits until the story lets it go on. */
async function openList(retry = false) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry, retryDelay: 60_000 } } });
  const gates: PromiseWithResolvers<void>[] = [];
  const asked: number[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < LAST ? page + 1 : undefined),
  });
  const close = observer.subscribe(() => {});
  const letGo = async (fate: 'well' | 'badly' = 'well') => {
    await vi.waitFor(() => expect(gates).toHaveLength(1));
    if (fate === 'well') gates.shift()?.resolve();
    else gates.shift()?.reject(new Error('offline'));
  };
  await letGo();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual([1]));
  const pages = () => observer.getCurrentResult().data?.pages;
  return {
    client,
    asked,
    gates,
    letGo,
    pages,
    close,
    observer,
    fetch: () =>
      fetchToEnd({
        fetchNextPage: (options) => observer.fetchNextPage(options),
        isFailing: () => observer.getCurrentResult().failureCount > 0,
      }),
  };
}

it('fetches all that is missing', async () => {
  const list = await openList();
  const fetched = list.fetch();
  await list.letGo();
  await list.letGo();
  await fetched;
  expect(list.pages()).toEqual([1, 2, 3]);
  list.close();
});

it('does not forget the wish when a refresh takes its place', async () => {
  const list = await openList();
  const fetched = list.fetch();
  await vi.waitFor(() => expect(list.gates).toHaveLength(1));
  list.gates.length = 0;
  void list.client.invalidateQueries();
  for (const _page of [1, 2, 3]) await list.letGo();
  await fetched;
  expect([list.asked, list.pages()]).toEqual([
    [1, 2, 1, 2, 3],
    [1, 2, 3],
  ]);
  list.close();
});

it('lets a refresh that is under way come to its end', async () => {
  const list = await openList();
  void list.client.invalidateQueries();
  const fetched = list.fetch();
  for (const _page of [1, 2, 3]) await list.letGo();
  await fetched;
  expect(list.asked).toEqual([1, 1, 2, 3]);
  list.close();
});

it('asks no further when a part cannot be fetched', async () => {
  const list = await openList();
  const fetched = list.fetch();
  await list.letGo('badly');
  await fetched;
  expect([list.asked, list.pages()]).toEqual([[1, 2], [1]]);
  list.close();
});

it('does not wait for a refresh that is tried again and again, and says that it was lost', async () => {
  const list = await openList(true);
  void list.client.invalidateQueries();
  await list.letGo('badly');
  await vi.waitFor(() => expect(list.observer.getCurrentResult().failureCount).toBe(1));
  const fetched = list.fetch();
  await list.letGo();
  await list.letGo();
  expect(await fetched).toEqual({ isWhole: true, lostRefresh: true });
  expect([list.asked, list.pages()]).toEqual([
    [1, 1, 2, 3],
    [1, 2, 3],
  ]);
  list.close();
});

it('asks by itself where the refresh that it waited for has failed, and tells what became of that', async () => {
  const list = await openList();
  void list.client.invalidateQueries();
  const fetched = list.fetch();
  await list.letGo('badly');
  await list.letGo('badly');
  expect(await fetched).toEqual({ isWhole: false, lostRefresh: true });
  expect(list.asked).toEqual([1, 1, 2]);
  expect(list.observer.getCurrentResult().isFetchNextPageError).toBe(true);
  list.close();
});
