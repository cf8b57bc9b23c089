import { dayAt } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listFreeDays as contract } from '../contract/list-free-days.ts';
import { freeDaysOf } from './free-days-store.ts';

export const listFreeDays = handle(contract, async ({ tx, school, now }) => ({
  today: await dayAt(tx, school.school_id, now),
  free_days: await freeDaysOf(tx, school),
}));
