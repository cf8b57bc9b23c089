import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';

type Paged = { query?: { page?: number } };

/** A longer list is asked for again after a write only: coming back to the window would cost a call for each page. */
const REFRESHED_PAGES = 4;

type PagesQuery<T> = Query<T, CallError, InfiniteData<T, number>>;

const isShort = <T>({ state }: PagesQuery<T>): boolean => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES;

/**
 * Reads a list page by page, from `?page=1` on: `useCallPages(findPeople, input, (answer) => answer.has_more)`.
 * `<InfiniteList>` draws it and asks for the next page when its end comes near. The first look at a
 * page counts as the person's; every later refresh is a background call.
 */
export function useCallPages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> & Paged,
  hasMore: (answer: AnswerOf<E>) => boolean,
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, number>, CallError> {
  const client = useQueryClient();
  const queryKey = [endpoint.route, 'pages', input];
  return useInfiniteQuery<AnswerOf<E>, CallError, InfiniteData<AnswerOf<E>, number>, readonly unknown[], number>({
    queryKey,
    queryFn: ({ pageParam: page, signal }) => {
      const known = client.getQueryData<InfiniteData<AnswerOf<E>, number>>(queryKey);
      const background = known?.pageParams.includes(page) ?? false;
      const asked = { ...input, query: { ...input.query, page } } as InputOf<E>;
      return call(endpoint, asked, { signal, background, inPlace: true });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (hasMore(last) ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
}
