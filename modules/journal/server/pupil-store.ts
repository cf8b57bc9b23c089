import { tieBetween } from '#modules/people/server/doors.ts';
import { dayIn, timeIn } from '#platform/contract/dates.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { WallClock } from '../rules/judge-absence.ts';
import type { Reporter } from '../rules/may-report.ts';

const { student, parent } = ROLE_TYPES;

/** A pupil whose diary the caller may open, and as whom. */
export type DiaryOwner = Reporter & {
  readonly id: number;
  readonly school_id: number;
  readonly firstname: string;
  readonly lastname: string;
};

/**
 * A pupil of the caller's school: themselves, or a child from whom nobody barred them. Everybody else is like somebody
 * who does not exist.
 */
export async function loadPupil(
  tx: Transaction,
  actor: Actor,
  student_id: number,
  now: Date,
  key = 'student_not_found',
): Promise<DiaryOwner> {
  const { user_id, role } = actor;
  const school_id = role?.school_id ?? 0;
  const tie = await tieBetween(tx, { from: user_id, to: student_id, school_id }, now);
  const isSelf = user_id === student_id && role?.type_id === student;
  const isGuardian = tie?.guardianship === 'open' && role?.type_id === parent;
  if (!tie?.is_pupil || (!isSelf && !isGuardian)) throw new Refusal(key);
  const { firstname, lastname, birthday, time_zone } = tie;
  return { id: student_id, school_id, firstname, lastname, birthday, time_zone, as: isSelf ? 'self' : 'guardian' };
}

/** What the calendar and the clock of a pupil's school say. */
export const wallClockOf = ({ time_zone }: Pick<DiaryOwner, 'time_zone'>, now: Date): WallClock => ({
  today: dayIn(time_zone, now),
  time: timeIn(time_zone, now),
});
