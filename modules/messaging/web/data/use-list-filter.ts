import { useSearchParams } from 'react-router';
import { FILTERS } from '../../contract/kinds.ts';
import { judgeSearch } from '../../rules/search.ts';

export type Filter = (typeof FILTERS)[number];

const asFilter = (text: string | null): Filter => FILTERS.find((one) => one === text) ?? 'all';

/** What the list shows, as the address has it: conversations that are opened from it keep it. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = asFilter(params.get('filter'));
  const search = params.get('search') ?? '';
  const set = (name: 'filter' | 'search', value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '' || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const kept = new URLSearchParams({ ...(filter !== 'all' && { filter }), ...(search && { search }) }).toString();
  return {
    filter,
    search,
    /** True once there is enough to look for. */
    isSearching: search !== '' && judgeSearch(search).allowed,
    isTooShort: search !== '' && !judgeSearch(search).allowed,
    setFilter: (next: Filter) => set('filter', next),
    setSearch: (next: string) => set('search', next),
    /** The part of an address that keeps the list as it is. */
    kept: kept && `?${kept}`,
  };
}
