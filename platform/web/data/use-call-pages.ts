import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';
import { fetchToEnd } from './fetch-to-end.ts';
import { refreshAgain } from './refresh-again.ts';
import { countPages, firstSlice, nextPage, nextSlice, type Slice } from './slices.ts';

type Sliced = { query?: { page?: number; pages?: number } };

/** A longer list is asked for again after a write only, not whenever somebody comes back to the window. */
const REFRESHED_PAGES = 4;

type Slices<T> = InfiniteData<T, Slice>;

type Options<T> = {
  refreshEveryMs?: (slices: readonly T[]) => number | false;
  /** True for lists that give one page in a call and take no `&pages=`. */
  singly?: boolean;
};

const isShort = <T>({ state }: Query<T, CallError, Slices<T>>): boolean =>
  countPages(state.data?.pageParams ?? []) <= REFRESHED_PAGES;

/** What a list that grows tells those who draw its end, however its pages are asked for. */
export type GrowingList = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** True while it still shows what was asked for before. */
  isPlaceholderData: boolean;
  error: CallError | null;
  fetchNextPage: () => Promise<unknown>;
};

/** A slice that failed is asked for again by the person only; by itself the list would ask without end. */
export const mayGoOn = ({ hasNextPage, isFetching, isFetchNextPageError }: GrowingList): boolean =>
  hasNextPage && !isFetching && !isFetchNextPageError;

/** A list that is read slice by slice, and the wish for all of it. */
export type CallPages<T> = UseInfiniteQueryResult<Slices<T>, CallError> & {
  /** Asks for everything that is still missing in one call. */
  fetchRest: () => Promise<unknown>;
};

/**
 * Reads a list that grows: `useCallPages(findPeople, input, (answer) => answer.has_more)`. The endpoint
 * takes `?page=` and, unless it is read `singly`, `&pages=`, how many from there. `<InfiniteList>` draws it and asks for more when
 * its end comes near. The first look counts as the person's; every later refresh is a background call, also one by the
 * clock (`refreshEveryMs`), which a long list is spared.
 */
export function useCallPages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> & Sliced,
  hasMore: (answer: AnswerOf<E>) => boolean,
  { refreshEveryMs, singly = false }: Options<AnswerOf<E>> = {},
): CallPages<AnswerOf<E>> {
  const client = useQueryClient();
  const wantsRest = useRef(false);
  const queryKey = [endpoint.route, 'pages', input];
  const known = (): readonly Slice[] => client.getQueryData<Slices<AnswerOf<E>>>(queryKey)?.pageParams ?? [];
  const query = useInfiniteQuery<AnswerOf<E>, CallError, Slices<AnswerOf<E>>, readonly unknown[], Slice>({
    queryKey,
    queryFn: ({ pageParam: slice, signal }) => {
      const background = known().some(({ page }) => page === slice.page);
      const asked = { ...input, query: { ...input.query, ...(singly ? { page: slice.page } : slice) } } as InputOf<E>;
      return call(endpoint, asked, { signal, background, inPlace: true });
    },
    initialPageParam: firstSlice,
    getNextPageParam: (last, _answers, slice, asked) =>
      // A refresh asks for the slices that are known, so that nobody's list becomes shorter by it.
      hasMore(last)
        ? (known()[asked.length] ?? (singly ? nextPage(slice) : nextSlice(slice, wantsRest.current)))
        : undefined,
    placeholderData: keepPreviousData,
    // Whoever waits for the rest is told what is wrong instead.
    retry: (times, error) => !wantsRest.current && refreshAgain.retry(times, error),
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
    refetchInterval: (asked) => (isShort(asked) && refreshEveryMs?.(asked.state.data?.pages ?? [])) || false,
  });
  const isFailing = (): boolean => {
    const state = client.getQueryState(queryKey);
    return state !== undefined && state.fetchStatus !== 'idle' && state.fetchFailureCount > 0;
  };
  // What could not be fetched is still missing while a refresh is tried: until something gets through, they are told so.
  const [wasMissed, setWasMissed] = useState(false);
  const isMissed = query.isFetchNextPageError || (wasMissed && query.isError && !query.isFetchingNextPage);
  if (wasMissed && !isMissed) setWasMissed(false);
  const isStuck = query.isFetching && !query.isFetchingNextPage && query.failureCount > 0;
  // What a refresh was to bring is still unknown when something else took its place, so it is tried on, whatever came of that.
  const refreshAfter = (isLost: boolean): void => {
    if (isLost) void client.invalidateQueries({ queryKey, exact: true });
  };
  const fetchNextPage: typeof query.fetchNextPage = async (options) => {
    const lostRefresh = isFailing();
    const told = await query.fetchNextPage(options);
    setWasMissed(told.isError);
    refreshAfter(lostRefresh);
    return told;
  };
  const fetchRest = async () => {
    wantsRest.current = true;
    const { isWhole, lostRefresh } = await fetchToEnd({ fetchNextPage: query.fetchNextPage, isFailing }).finally(() => {
      wantsRest.current = false;
    });
    setWasMissed(!isWhole);
    refreshAfter(lostRefresh);
  };
  return {
    ...query,
    // A refresh that does not get through keeps nobody from going on.
    isFetching: query.isFetching && !isStuck,
    isFetchNextPageError: isMissed,
    fetchNextPage,
    fetchRest,
  } as CallPages<AnswerOf<E>>;
}
