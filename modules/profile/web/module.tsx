import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof words;
  }
}

export const profile: WebModule = {
  name: 'profile',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  profile: [
    {
      label: 'profile:tab',
      lazy: lazyScreen(['profile', 'account'], () => import('./screens/account-screen.tsx')),
    },
    {
      path: 'data',
      label: 'profile:data.tab',
      lazy: lazyScreen('profile', () => import('./screens/data-screen.tsx')),
    },
  ],
  reactions: async () => (await import('./data/reactions.ts')).reactions,
};
