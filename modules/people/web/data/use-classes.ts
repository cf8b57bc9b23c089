import { useCall } from '#platform/web/data/use-call.ts';
import { listClasses } from '../../contract/list-classes.ts';
import { useSchoolId } from './use-school-id.ts';

/** The classes of the school; none until they are known. */
export function useClasses() {
  const schoolId = useSchoolId();
  return useCall(listClasses, { params: { schoolId } }).data ?? [];
}
