import { useMemo } from 'react';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import type { Entry } from '../../contract/shapes.ts';
import type { Filter } from './use-list-filter.ts';

/** The conversations of a filter or of a search, as far as they are fetched. */
export function useConversations({ filter, search }: { filter?: Filter; search?: string }) {
  const pages = useCallPages(
    listConversations,
    {
      query: {
        ...(filter && { filter }),
        ...(search && { search }),
        // The groups of the school are there before anybody has written in them, and are looked for to be the first.
        ...(filter === 'official' && { empty: 1 as const }),
      },
    },
    ({ meta }) => meta.has_more,
    { singly: true },
  );
  const slices = pages.data?.pages;
  // A conversation that moved up between two pages is on both of them.
  const entries = useMemo(() => {
    const byId = new Map<number, Entry>();
    for (const { data } of slices ?? [])
      for (const entry of data) if (!byId.has(entry.group.group_id)) byId.set(entry.group.group_id, entry);
    return slices && [...byId.values()];
  }, [slices]);
  return { pages, entries };
}
