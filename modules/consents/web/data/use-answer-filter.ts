import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readScope, writeScope } from '../../contract/scope-query.ts';

/** A scope that an address names, unless it makes no sense there. */
const asScope = (text: string | null): string | undefined =>
  text !== null && writeScope(readScope(text)) === text ? text : undefined;

/** Whose answers are shown: the group stands in the address, the name that is searched does not. */
export function useAnswerFilter() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  return {
    scope: asScope(params.get('scope')),
    search,
    setSearch,
    setScope: (scope: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (scope) next.set('scope', scope);
          else next.delete('scope');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

export type AnswerFilter = ReturnType<typeof useAnswerFilter>;
