import type { ServerModule, ShellParts } from '#platform/server/module.ts';
import { errors } from '../contract/errors.ts';
import { framed } from '../contract/framed.ts';
import { policy } from '../contract/policy.ts';
import { countForMe } from './count-for-me.ts';
import { getTeacherDashboard } from './get-teacher-dashboard.ts';
import { getUnread } from './get-unread.ts';
import { listToday } from './list-today.ts';

/** What waits for a person, put together from what the other modules hand in. */
export const today = (parts: readonly ShellParts[]): ServerModule => ({
  name: 'today',
  handlers: [listToday(parts), countForMe(parts), getUnread(parts), getTeacherDashboard(parts)],
  policy,
  errors,
  framed,
});
