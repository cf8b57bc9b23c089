import { lazy } from 'react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import SignInScreen from './screens/sign-in-screen.tsx';
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
    // A signed-out person needs this page first, so it comes with the first script and not after it.
    { path: '/login', lazy: lazyScreen('account', async () => ({ default: SignInScreen })) },
    { path: '/invitation/:code', lazy: lazyScreen('account', () => import('./screens/invitation-screen.tsx')) },
  ],
  Overlay: lazy(() => import('./parts/session-warning.tsx')),
};
