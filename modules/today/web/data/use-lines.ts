import type { UseQueryResult } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import type { TodayEntry } from '#platform/contract/today.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { listToday } from '../../contract/list-today.ts';

/** How often Today looks for new lines while it is open. */
const REFRESH_MS = 60_000;

const namespacesOf = (entries: readonly TodayEntry[]): string[] => [
  ...new Set(entries.map(({ kind }) => kind.split(':')[0] ?? '')),
];

/** The lines of Today, as soon as the words of the modules that hand them in are there too. */
export function useLines(): UseQueryResult<TodayEntry[], CallError> {
  const query = useCall(listToday, {}, { refreshEveryMs: REFRESH_MS });
  const [worded, setWorded] = useState<TodayEntry[] | undefined>();
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    void i18next.loadNamespaces(namespacesOf(data)).then(() => isCurrent && setWorded(data));
    return () => {
      isCurrent = false;
    };
  }, [data]);
  return { ...query, data: worded } as UseQueryResult<TodayEntry[], CallError>;
}
