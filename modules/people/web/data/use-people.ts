import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { findPeople } from '../../contract/find-people.ts';
import type { PeopleFilter } from './people-filter.ts';
import { useSchoolId } from './use-school-id.ts';

/** The people of the school who fit a filter, page by page. */
export function usePeople({ search, type_id, class_id, attention }: PeopleFilter) {
  const schoolId = useSchoolId();
  const query = {
    ...(search && { search }),
    ...(type_id !== null && { type_id }),
    ...(class_id !== null && { class_id }),
    ...(attention !== null && { attention }),
  };
  return useCallPages(findPeople, { params: { schoolId }, query }, ({ has_more }) => has_more);
}
