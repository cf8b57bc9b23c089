import { fromHost } from '#platform/web/frame/host-line.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { openLesson } from '../contract/frame-messages.ts';
import { framed } from '../contract/framed.ts';
import { lessonWish } from './data/lesson-wish.ts';
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
  ],
  framed,
  frameMessages: [fromHost(openLesson, lessonWish.set)],
};
