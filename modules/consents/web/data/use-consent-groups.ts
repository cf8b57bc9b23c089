import { useCall } from '#platform/web/data/use-call.ts';
import { listConsentGroups } from '../../contract/list-consent-groups.ts';
import { useSchoolQuery } from './use-school-query.ts';

/** The groups that a consent reaches, asked for once for its summary, its full list and its log. */
export const useConsentGroups = (id: number) =>
  useCall(listConsentGroups, { params: { id }, query: useSchoolQuery() }, { untilNews: true });
