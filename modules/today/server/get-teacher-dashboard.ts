import { isTeacherDashboardEnabled } from '#modules/people/server/doors.ts';
import type { TodayLesson } from '#platform/contract/today.ts';
import { handle } from '#platform/server/handle.ts';
import type { ShellParts } from '#platform/server/module.ts';
import { getTeacherDashboard as contract } from '../contract/get-teacher-dashboard.ts';
import { gatherToday } from './list-today.ts';

export const getTeacherDashboard = (parts: readonly ShellParts[]) =>
  handle(contract, async ({ tx, actor, now, refuse }) => {
    const isEnabled = actor.role !== null && (await isTeacherDashboardEnabled(tx, actor.role.school_id));
    if (!isEnabled) refuse('teacher_dashboard_disabled');
    const lessons: TodayLesson[] = [];
    for (const part of parts) if (part.lessons) lessons.push(...(await part.lessons(tx, actor, now)));
    return { lessons, waiting: await gatherToday(parts, tx, actor, now) };
  });
