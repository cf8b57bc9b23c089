import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { OpenModule } from '#platform/web/module.ts';

export const consents: OpenModule = {
  name: 'consents',
  words: import.meta.glob('./words/*.json', { import: 'default', query: '?only=error_view,errors' }),
  routes: [
    // It is shown when nobody could be told who is here, so it stands without the shell.
    { path: '/consent-management/error', lazy: lazyScreen('consents', () => import('./screens/error-screen.tsx')) },
  ],
};
