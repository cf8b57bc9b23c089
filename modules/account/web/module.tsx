import { lazy } from 'react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

export { sessionSource } from './data/session-source.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof words;
  }
}

export const account: WebModule = {
  name: 'account',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  openRoutes: [
    { path: '/login', lazy: lazyScreen('account', () => import('./screens/sign-in-screen.tsx')) },
    { path: '/invitation/:code', lazy: lazyScreen('account', () => import('./screens/invitation-screen.tsx')) },
  ],
  Overlay: lazy(() => import('./parts/session-warning.tsx')),
};
