import type { Role } from '../../contract/shapes.ts';
import { dayBefore } from './days.ts';

type Days = Pick<Role, 'starts_on' | 'ends_on'>;

/** The last day on which a role is held; the contract names the day after it. */
export const lastDayOf = ({ ends_on }: Days): string | null => (ends_on === null ? null : dayBefore(ends_on));

const isPlanned = ({ starts_on, ends_on }: Days, today: string): boolean =>
  starts_on > today && (ends_on === null || ends_on > starts_on);

/** Roles that are not held today: those still to come, and those that were held once. */
export function sortRoles<R extends Days>(roles: readonly R[], today: string): { planned: R[]; past: R[] } {
  return {
    planned: roles.filter((role) => isPlanned(role, today)),
    past: roles.filter((role) => role.starts_on <= today),
  };
}
