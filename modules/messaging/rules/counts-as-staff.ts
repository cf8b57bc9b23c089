import { STAFF } from '../contract/staff.ts';

/** The role in which somebody acts. */
type CurrentRole = { readonly school_id: number; readonly type_id: number };

/**
 * Whether somebody counts as staff of a school (S2 section 5). In the school of the current role that role alone decides.
 * In another one, of which nobody acts in a role, everything counts that they are there, as for contacts (decision 028).
 */
export const countsAsStaff = (role: CurrentRole | null, school_id: number, is_staff_there: boolean): boolean =>
  role?.school_id === school_id ? STAFF.some((type_id) => type_id === role.type_id) : is_staff_there;
