import { noteLooks, timeZoneOf } from '#modules/people/server/doors.ts';
import { dayIn } from '#platform/contract/dates.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { handle } from '#platform/server/handle.ts';
import { listSchoolAbsences as contract } from '../contract/list-school-absences.ts';
import { absentOn } from './school-absence-store.ts';

export const listSchoolAbsences = handle(contract, async ({ tx, actor, school, query, now }) => {
  const time_zone = await timeZoneOf(tx, school.school_id);
  const today = dayIn(time_zone, now);
  const day = query.day ?? today;
  const class_id = actor.role?.type_id === ROLE_TYPES.formmaster ? (actor.role.class_id ?? 0) : null;
  const absences = await absentOn(tx, school, { day, time_zone, class_id }, now);
  const ids = absences.map(({ student_id }) => student_id);
  await noteLooks(tx, school, actor, ids, 'journal', now);
  return { day, today, absences };
});
