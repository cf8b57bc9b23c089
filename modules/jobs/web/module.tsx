import { IconStack2 } from '@tabler/icons-react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    jobs: typeof words;
  }
}

export const jobs: WebModule = {
  name: 'jobs',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [{ path: 'platform/jobs', lazy: lazyScreen('jobs', () => import('./screens/jobs-screen.tsx')) }],
  menu: [
    {
      id: 'jobs',
      path: '/platform/jobs',
      icon: IconStack2,
      label: 'jobs:menu',
      may: ({ may }) => may.keep_platform,
    },
  ],
};
