import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CallError, offlineError, refusedError } from './call-error.ts';
import { refreshAgain } from './refresh-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer on a screen; each try gets what the story lays out for it, and the last of it from then on. */
function show(...fates: (number | CallError)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', ...refreshAgain } } });
  let tries = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['answer'],
    queryFn: async () => {
      const fate = fates[Math.min(tries, fates.length - 1)];
      tries += 1;
      if (typeof fate === 'number') return fate;
      throw Object.assign(fate as CallError, { isBackground: client.getQueryData(['answer']) !== undefined });
    },
  });
  const close = observer.subscribe(() => {});
  return { client, close, tries: () => tries, now: () => observer.getCurrentResult() };
}

it('a refresh that does not get through is tried until it does, and the old answer stands meanwhile', async () => {
  const screen = show(1, offlineError(), refusedError(503, 'not_ready'), ...Array(20).fill(offlineError()), 2);
  await vi.advanceTimersByTimeAsync(0);
  void screen.client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.now()).toMatchObject({ data: 1, isError: false });
  await vi.advanceTimersByTimeAsync(30_000 * 20);
  expect(screen.now()).toMatchObject({ data: 2, isError: false, isFetching: false });
  screen.close();
});

it('news in between tries at once', async () => {
  const screen = show(1, offlineError());
  await vi.advanceTimersByTimeAsync(0);
  void screen.client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(120_000);
  const before = screen.tries();
  void screen.client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.tries()).toBe(before + 1);
  screen.close();
});

it('what is refused stays refused, and what a person asks for is tried once', async () => {
  const refused = show(1, refusedError(403, 'not_allowed_action'));
  await vi.advanceTimersByTimeAsync(0);
  void refused.client.invalidateQueries();
  const first = show(offlineError());
  await vi.advanceTimersByTimeAsync(600_000);
  expect([refused.tries(), refused.now().isError]).toEqual([2, true]);
  expect([first.tries(), first.now().isError]).toEqual([1, true]);
  refused.close();
  first.close();
});
