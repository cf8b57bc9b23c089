import type { SampleRequest } from '#platform/testing/samples.ts';

type ForeignPair = {
  readonly foreign: SampleRequest;
  readonly unknown: SampleRequest;
  /** The address itself names the foreign thing. */
  readonly isPathForeign: boolean;
};

/** Every number of a request with its place: ids are numbers, and other numbers are the same in both requests. */
const numbersIn = (part: unknown): string =>
  JSON.stringify(part, (_key, value) => (typeof value === 'string' ? null : value));

/**
 * Two requests that differ only in whether an id belongs to somebody else or to nobody. They are tried as
 * they are, with the caller's own school in the path, and with only the query and the body taken from afar.
 */
export function foreignPairs(own: SampleRequest, foreign: SampleRequest, unknown: SampleRequest): ForeignPair[] {
  const atHome = (request: SampleRequest): SampleRequest => ({
    ...request,
    params: { ...request.params, ...(own.params?.schoolId === undefined ? {} : { schoolId: own.params.schoolId }) },
    query: { ...request.query, ...(own.query?.school_id === undefined ? {} : { school_id: own.query.school_id }) },
  });
  const aboutMine = (request: SampleRequest): SampleRequest => ({ ...request, params: own.params });
  const pairs = [(one: SampleRequest) => one, atHome, aboutMine].map((change) => [change(foreign), change(unknown)]);
  // Where the address names no school, or nothing at all, some of these are the same.
  const placesOf = (both: SampleRequest[]): string => JSON.stringify(both.map(({ params, query }) => [params, query]));
  return [...new Map(pairs.map((both) => [placesOf(both), both])).values()]
    .filter(([one, other]) => numbersIn(one) !== numbersIn(other))
    .map(([one = {}, other = {}]) => ({
      foreign: one,
      unknown: other,
      isPathForeign: numbersIn(one.params ?? {}) !== numbersIn(other.params ?? {}),
    }));
}
