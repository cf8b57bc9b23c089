import type { Role } from '../../contract/shapes.ts';
import { dayBefore } from './days.ts';

type Days = Pick<Role, 'starts_on' | 'ends_on'>;

/** The last day on which a role is held; the contract names the day after it. */
export const lastDayOf = ({ ends_on }: Days): string | null => (ends_on === null ? null : dayBefore(ends_on));

/** A role that is given, but holds only from a later day on. */
export const isPlanned = ({ starts_on }: Days, today: string): boolean => starts_on > today;

/** False for a role that was called off before it began. */
export const wasHeld = ({ starts_on, ends_on }: Days): boolean => ends_on === null || ends_on > starts_on;
