import { IconCalendarEvent, IconUserOff } from '@tabler/icons-react';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { ABSENT, DIARY, REPORT } from './diary-address.ts';
import { readsDiaries, seesAbsent } from './school-roles.ts';

const screen = (load: Parameters<typeof lazyScreen>[1]) => lazyScreen(['journal', 'people'], load);

/** The pages of pupils and families, and the list of those who are away. */
export const diaryRoutes: NonNullable<WebModule['routes']> = [
  { path: 'diary', lazy: screen(() => import('../screens/diary-screen.tsx')) },
  { path: 'diary/grades', lazy: screen(() => import('../screens/grades-screen.tsx')) },
  { path: 'diary/absences', lazy: screen(() => import('../screens/absences-screen.tsx')) },
  { path: 'journal/absences', lazy: screen(() => import('../screens/absent-screen.tsx')) },
];

export const diaryMenu: NonNullable<WebModule['menu']> = [
  {
    id: 'diary',
    path: DIARY,
    icon: IconCalendarEvent,
    label: 'journal:diary.menu',
    may: readsDiaries,
    counters: ['materials'],
  },
];

export const diaryActions: NonNullable<WebModule['actions']> = [
  {
    id: 'report-absence',
    path: REPORT,
    icon: IconUserOff,
    label: 'journal:absence.report',
    may: (me) => me.current_role?.type_id === ROLE_TYPES.parent && me.children.length > 0,
  },
  { id: 'absent', path: ABSENT, icon: IconUserOff, label: 'journal:absence.menu', may: seesAbsent },
];
