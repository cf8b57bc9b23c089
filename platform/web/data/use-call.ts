import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import type { CallError } from './call-error.ts';

type Options<T> = {
  /** False waits: there is nothing to ask yet. */
  enabled?: boolean;
  /** Asks again in this rhythm while the page is visible; such calls are background calls. */
  refreshEveryMs?: number;
  /** Keeps the previous answer on screen while a changed input loads, for searches. */
  keepsPrevious?: boolean;
  /** Asked for once and again only after a write or a fact, for what several parts show one after the other. */
  untilNews?: boolean;
  /** What is known of it from elsewhere, such as a list: shown until the answer comes. */
  meanwhile?: () => T | undefined;
};

/** The cache key of a read: its route and what was asked. */
export const callKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => [endpoint.route, input] as const;

/**
 * Reads through the cache: `const people = useCall(findPeople, { params: { schoolId } })`. Draw it
 * with `<Faces>`. The first look counts as the person's; every later refresh is a background call.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled, refreshEveryMs, keepsPrevious, untilNews, meanwhile }: Options<AnswerOf<E>> = {},
): UseQueryResult<AnswerOf<E>, CallError> {
  const client = useQueryClient();
  const queryKey = callKey(endpoint, input);
  return useQuery<AnswerOf<E>, CallError, AnswerOf<E>, readonly [string, InputOf<E>]>({
    queryKey,
    queryFn: ({ signal }) => {
      const background = client.getQueryData(queryKey) !== undefined;
      return call(endpoint, input, { signal, background, inPlace: true });
    },
    enabled,
    refetchInterval: refreshEveryMs,
    ...(untilNews && { staleTime: Number.POSITIVE_INFINITY }),
    placeholderData: keepsPrevious ? keepPreviousData : meanwhile,
  });
}
