import { useSearchParams } from 'react-router';
import { EVERYBODY, type PeopleFilter, readFilter, withFilter } from './people-filter.ts';

/** The filter of the people list. It lives in the address, so that Back and a bookmark bring the same list. */
export function usePeopleFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const write = (next: PeopleFilter) =>
    setParams((current) => withFilter(current, next), { replace: true, preventScrollReset: true });
  return {
    filter,
    isFiltered: withFilter(new URLSearchParams(), filter).size > 0,
    /** The filter as the tail of an address, for links to the people of the list. */
    tail: `?${withFilter(new URLSearchParams(), filter)}`.replace(/^\?$/, ''),
    change: (next: Partial<PeopleFilter>) => write({ ...filter, ...next }),
    clear: () => write(EVERYBODY),
  };
}
