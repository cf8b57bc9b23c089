import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { OpenModule } from '#platform/web/module.ts';

export const profile: OpenModule = {
  name: 'profile',
  words: import.meta.glob('./words/*.json', { import: 'default', query: '?only=link,errors' }),
  routes: [
    { path: '/verify-email/:code', lazy: lazyScreen('profile', () => import('./screens/verify-email-screen.tsx')) },
  ],
};
