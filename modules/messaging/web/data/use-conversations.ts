import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '#platform/web/data/use-call.ts';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import type { Entry } from '../../contract/shapes.ts';
import type { Lists } from './list-after.ts';
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

/** One conversation. Whoever comes from a list sees at once what the list knows of it, and it is asked for when that is drawn. */
export function useConversation(groupId: number, isDrawn: boolean) {
  const client = useQueryClient();
  const inLists = (): Entry | undefined =>
    client
      .getQueriesData<Lists>({ queryKey: [listConversations.route, 'pages'] })
      .flatMap(([, lists]) => lists?.pages ?? [])
      .flatMap(({ data }) => data)
      .find(({ group }) => group.group_id === groupId);
  const query = useCall(
    getConversation,
    { params: { groupId } },
    {
      enabled: isDrawn || inLists() === undefined,
      meanwhile: inLists,
    },
  );
  // A first look that fails for a while takes nothing away of what is known.
  const data = query.data ?? (query.error && query.error.status !== 404 ? inLists() : undefined);
  return { data, error: query.error, refetch: query.refetch };
}
