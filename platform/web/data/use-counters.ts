import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CounterName } from '#platform/contract/today.ts';
import { COUNTERS_REFRESH_MS, MATERIALS_POLL_MS } from '../limits.ts';
import { type CounterSource, useModules } from '../module.ts';
import { asCount, readCookie } from './cookies.ts';

export type Counts = Record<CounterName, number>;

const NAMES: readonly CounterName[] = ['unread', 'requests', 'materials'];

/** The count in a cookie that other pages of the school move, read every second (S1 section 4). */
function useCookieCount(name: string | undefined): number | null {
  const [count, setCount] = useState(() => (name ? asCount(readCookie(name)) : null));
  useEffect(() => {
    if (!name) return;
    const timer = setInterval(() => setCount(asCount(readCookie(name))), MATERIALS_POLL_MS);
    return () => clearInterval(timer);
  }, [name]);
  return count;
}

/** The counters of the shell: what modules answer, unless a cookie knows it newer. */
export const useCounters = (): Counts => useCounterNews().counts;

/** The same, and whether every module has answered, for whoever says that there is nothing new. */
export function useCounterNews(): { counts: Counts; isKnown: boolean } {
  const modules = useModules();
  const sourceOf = (name: CounterName): CounterSource | undefined =>
    modules.find(({ counters }) => counters?.[name])?.counters?.[name];
  const answers = useQueries({
    queries: NAMES.map((name) => ({
      queryKey: ['counter', name],
      queryFn: async () => (await sourceOf(name)?.load()) ?? 0,
      refetchInterval: COUNTERS_REFRESH_MS,
    })),
  });
  const followed = NAMES.find((name) => sourceOf(name)?.cookie);
  const fromCookie = useCookieCount(followed && sourceOf(followed)?.cookie);
  const counts = NAMES.map((name, at) => [name, (name === followed ? fromCookie : null) ?? answers[at]?.data ?? 0]);
  return { counts: Object.fromEntries(counts), isKnown: answers.every(({ isPending }) => !isPending) };
}
