import {
  IconBeach,
  IconChalkboard,
  IconListDetails,
  IconListNumbers,
  IconNotebook,
  IconPlus,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { fromHost } from '#platform/web/frame/host-line.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { openLesson } from '../contract/frame-messages.ts';
import { framed } from '../contract/framed.ts';
import { diaryActions, diaryMenu, diaryRoutes } from './data/diary-entries.ts';
import { CHOOSE_FOR_LESSON } from './data/journal-address.ts';
import { readsJournals, teaches } from './data/journal-roles.ts';
import { lessonWish } from './data/lesson-wish.ts';
import { CREDIT_RANGES, FREE_DAYS, NEW_JOURNAL, NEW_WORKPLAN, WHITEBOARD, WORKPLANS } from './data/school-address.ts';
import { keepsCreditRanges, keepsJournals, readsWhiteboard } from './data/school-roles.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    journal: typeof words;
  }
}

export const journal: WebModule = {
  name: 'journal',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [
    {
      path: 'teacher-modal',
      lazy: lazyScreen('journal', () => import('./screens/teacher-modal-screen.tsx')),
    },
    {
      path: 'teacher-modal/school/:schoolId/journal/:journalId',
      lazy: lazyScreen(['journal', 'people'], () => import('./screens/lesson-dialog-screen.tsx')),
    },
    { path: 'journal', lazy: lazyScreen('journal', () => import('./screens/journals-screen.tsx')) },
    {
      path: 'journal/:journalId',
      lazy: lazyScreen(['journal', 'people'], () => import('./screens/journal-screen.tsx')),
    },
    { path: 'journal/new', lazy: lazyScreen('journal', () => import('./screens/new-journal-screen.tsx')) },
    {
      path: 'journal/:journalId/settings',
      lazy: lazyScreen('journal', () => import('./screens/journal-settings-screen.tsx')),
    },
    { path: 'journal/whiteboard', lazy: lazyScreen('journal', () => import('./screens/whiteboard-screen.tsx')) },
    { path: 'journal/workplans', lazy: lazyScreen('journal', () => import('./screens/workplans-screen.tsx')) },
    { path: 'journal/workplans/new', lazy: lazyScreen('journal', () => import('./screens/new-workplan-screen.tsx')) },
    {
      path: 'journal/workplans/:workplanId',
      lazy: lazyScreen('journal', () => import('./screens/workplan-screen.tsx')),
    },
    { path: 'journal/free-days', lazy: lazyScreen('journal', () => import('./screens/free-days-screen.tsx')) },
    { path: 'journal/credit-ranges', lazy: lazyScreen('journal', () => import('./screens/credit-ranges-screen.tsx')) },
    ...diaryRoutes,
  ],
  Overlay: lazy(() => import('./parts/queued-lessons.tsx')),
  reactions: async () => (await import('./data/reactions.ts')).reactions,
  framed,
  frameMessages: [fromHost(openLesson, lessonWish.set)],
  menu: [
    { id: 'journals', path: '/journal', icon: IconNotebook, label: 'journal:menu.journals', may: readsJournals },
    // For those who open journals it lies beside them.
    {
      id: 'whiteboard',
      path: WHITEBOARD,
      icon: IconChalkboard,
      label: 'journal:menu.whiteboard',
      may: (me) => readsWhiteboard(me) && !readsJournals(me),
    },
    ...diaryMenu,
  ],
  actions: [
    { id: 'new-lesson', path: CHOOSE_FOR_LESSON, icon: IconPlus, label: 'journal:actions.new_lesson', may: teaches },
    {
      id: 'new-journal',
      path: NEW_JOURNAL,
      icon: IconNotebook,
      label: 'journal:actions.new_journal',
      may: keepsJournals,
    },
    {
      id: 'whiteboard',
      path: WHITEBOARD,
      icon: IconChalkboard,
      label: 'journal:actions.whiteboard',
      may: readsJournals,
    },
    {
      id: 'workplans',
      path: WORKPLANS,
      icon: IconListDetails,
      label: 'journal:actions.workplans',
      may: readsJournals,
    },
    {
      id: 'new-workplan',
      path: NEW_WORKPLAN,
      icon: IconPlus,
      label: 'journal:actions.new_workplan',
      may: readsJournals,
    },
    {
      id: 'free-days',
      path: FREE_DAYS,
      icon: IconBeach,
      label: 'journal:actions.free_days',
      may: keepsJournals,
    },
    {
      id: 'credit-ranges',
      path: CREDIT_RANGES,
      icon: IconListNumbers,
      label: 'journal:actions.credit_ranges',
      may: keepsCreditRanges,
    },
    ...diaryActions,
  ],
};
