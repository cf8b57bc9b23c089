import { useCall } from '#platform/web/data/use-call.ts';
import { listVersions } from '../../contract/list-versions.ts';
import { useSchoolQuery } from './use-school-query.ts';

/** The texts that a consent has had; the lines of its log share the answer. */
export const useVersions = (id: number) =>
  useCall(listVersions, { params: { id }, query: useSchoolQuery() }, { untilNews: true });
