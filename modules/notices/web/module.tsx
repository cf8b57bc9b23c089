import { lazy } from 'react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof words;
  }
}

export const notices: WebModule = {
  name: 'notices',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  profile: [
    {
      path: 'notifications',
      label: 'notices:settings.tab',
      lazy: lazyScreen('notices', () => import('./screens/notice-settings-screen.tsx')),
    },
  ],
  HeaderTool: lazy(() => import('./parts/bell.tsx')),
  reactions: async () => (await import('./data/reactions.ts')).reactions,
};
