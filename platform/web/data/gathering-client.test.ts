import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GATHER_MS, GatheringClient } from './gathering-client.ts';

let client: GatheringClient;
const leave: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  client = new GatheringClient({ defaultOptions: { queries: { networkMode: 'always', staleTime: 10_000 } } });
});
afterEach(() => {
  for (const unsubscribe of leave.splice(0)) unsubscribe();
  vi.useRealTimers();
});

/** A screen that shows one answer; counts how often it was asked for. */
async function open(route: string, queryFn: () => Promise<string> = async () => route) {
  const asked = vi.fn(queryFn);
  leave.push(new QueryObserver(client, { queryKey: [route, {}], queryFn: asked }).subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  return asked;
}

it('reads once what a write and its fact have marked', async () => {
  const [list, other] = [await open('list'), await open('other')];
  void client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(GATHER_MS / 2);
  void client.invalidateQueries({ queryKey: ['list'] });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect([list.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
});

it('leaves alone what nobody marked, and reads again what is marked later', async () => {
  const [list, other] = [await open('list'), await open('other')];
  for (let times = 0; times < 2; times += 1) {
    void client.invalidateQueries({ queryKey: ['list'] });
    await vi.advanceTimersByTimeAsync(GATHER_MS);
  }
  expect([list.mock.calls.length, other.mock.calls.length]).toEqual([3, 1]);
});

it('does not keep an answer that was on its way when it was marked', async () => {
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('new')];
  await open('list', () => answers.shift() ?? Promise.reject(new Error('asked too often')));
  void client.invalidateQueries({ queryKey: ['list'] });
  await vi.advanceTimersByTimeAsync(GATHER_MS / 2);
  first.resolve('old');
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(client.getQueryData(['list', {}])).toBe('new');
});

it('lets a screen that opens meanwhile ask for itself at once', async () => {
  client.setQueryData(['list', {}], 'old');
  void client.invalidateQueries({ queryKey: ['list'] });
  expect(await open('list')).toHaveBeenCalledTimes(1);
});
