import type { Me } from '#platform/web/data/me.ts';
import { SCHOOL_LEADERS } from '../../contract/role-types.ts';

/** Whether the person leads the school in the current role, as the context answer has it. */
export const leadsSchool = ({ current_role, school }: Me): boolean =>
  school !== null && SCHOOL_LEADERS.some((type_id) => type_id === current_role?.type_id);
