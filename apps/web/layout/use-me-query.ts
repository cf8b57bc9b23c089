import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallError } from '#platform/web/data/call-error.ts';
import { ME_KEY, type Me } from '#platform/web/data/me.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { chooseLanguage } from '#platform/web/i18n/language.ts';
import { switchLanguage } from '#platform/web/i18n/start-i18n.ts';
import { loadInSchool } from './load-in-school.ts';
import { viewOf } from './view.ts';

/**
 * Asks who is here, and opens the words of their language before anything is drawn. When the view has
 * changed behind our back, because a role ended or a guardian was barred, every other answer is dropped
 * before the new view is shown.
 */
export function useMeQuery(): UseQueryResult<Me, CallError> {
  const { me: source } = useSources();
  const client = useQueryClient();
  return useQuery<Me, CallError>({
    queryKey: ME_KEY,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Me>(ME_KEY);
      const me = await loadInSchool(source, { background: known !== undefined });
      if (!known) await switchLanguage(chooseLanguage(me.lang_code));
      else if (!signal.aborted && viewOf(known) !== viewOf(me)) {
        client.removeQueries({ predicate: ({ queryKey }) => queryKey !== ME_KEY });
      }
      return me;
    },
  });
}
