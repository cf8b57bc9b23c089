import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';

type Paged = { query?: { page?: number } };

/**
 * Reads a list page by page, from `?page=1` on: `useCallPages(findPeople, input, (answer) => answer.has_more)`.
 * `<InfiniteList>` draws it and asks for the next page when its end comes near.
 */
export function useCallPages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> & Paged,
  hasMore: (answer: AnswerOf<E>) => boolean,
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, number>, CallError> {
  return useInfiniteQuery<AnswerOf<E>, CallError, InfiniteData<AnswerOf<E>, number>, readonly unknown[], number>({
    queryKey: [endpoint.route, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, query: { ...input.query, page: pageParam } } as InputOf<E>, { signal, inPlace: true }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (hasMore(last) ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
