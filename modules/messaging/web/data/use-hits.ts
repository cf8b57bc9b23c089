import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { listMessages } from '../../contract/list-messages.ts';

type Page = AnswerOf<typeof listMessages>;
type Cursor = string | null;
type Hits = InfiniteData<Page, Cursor>;

/** The messages of a conversation in which some words were found, page by page from the newest back. */
export const useHits = (groupId: number, search: string) =>
  useInfiniteQuery<Page, CallError, Hits, readonly unknown[], Cursor>({
    queryKey: [listMessages.route, 'hits', groupId, search],
    queryFn: ({ pageParam: cursor, queryKey, client, signal }) => {
      const query = { search, ...(cursor && { cursor, direction: 'previous' as const }) };
      const background = client.getQueryData<Hits>(queryKey)?.pageParams.includes(cursor) ?? false;
      return call(listMessages, { params: { groupId }, query }, { signal, background, inPlace: true });
    },
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.previous,
    placeholderData: keepPreviousData,
  });
