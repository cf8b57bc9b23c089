import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { OpenModule } from '#platform/web/module.ts';

export const notices: OpenModule = {
  name: 'notices',
  words: import.meta.glob('./words/*.json', { import: 'default', query: '?only=outbox,bell,unsubscribe,errors' }),
  routes: [
    { path: '/demo/outbox', lazy: lazyScreen('notices', () => import('./screens/outbox-screen.tsx')) },
    { path: '/unsubscribe/:token', lazy: lazyScreen('notices', () => import('./screens/unsubscribe-screen.tsx')) },
  ],
};
