import type { CallError } from '#platform/web/data/call-error.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { getConsent } from '../../contract/get-consent.ts';
import { listConsents } from '../../contract/list-consents.ts';
import type { Consent } from '../../contract/shapes.ts';
import { useSchoolQuery } from './use-school-query.ts';

/** Every consent that the current role may see, of all three lists. */
export const useConsents = () => useCall(listConsents, { query: useSchoolQuery() });

type OneConsent = { data: Consent | undefined; error: CallError | null; refetch: () => unknown };

/** One consent: out of the list where it stands there, asked for by its number where it does not. */
export function useConsent(id: number): OneConsent {
  const query = useSchoolQuery();
  const { data: list } = useCall(listConsents, { query });
  const listed = list?.find((consent) => consent.id === id);
  const asked = useCall(getConsent, { params: { id }, query }, { enabled: listed === undefined });
  return listed ? { data: listed, error: null, refetch: asked.refetch } : asked;
}
