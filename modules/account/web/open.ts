import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { OpenModule } from '#platform/web/module.ts';
import SignInScreen from './screens/sign-in-screen.tsx';

export { sessionSource } from './data/session-source.ts';

export const account: OpenModule = {
  name: 'account',
  words: import.meta.glob('./words/*.json', {
    import: 'default',
    query:
      '?only=sign_in,here,handover,sign_out,demo,board,invitation,reset,step,methods,proof,eid,passkeys.way,passkeys.waiting,passkeys.cancelled,passkeys.try_again,security.new_password,security.new_repeat,errors',
  }),
  routes: [
    // A signed-out person needs this page first, so it comes with the first script and not after it.
    { path: '/login', lazy: lazyScreen('account', async () => ({ default: SignInScreen })) },
    { path: '/login/openid', lazy: lazyScreen('account', () => import('./screens/openid-screen.tsx')) },
    { path: '/login/smart-id', lazy: lazyScreen('account', () => import('./screens/smart-id-screen.tsx')) },
    { path: '/handover', lazy: lazyScreen('account', () => import('./screens/handover-screen.tsx')) },
    { path: '/reset/:code', lazy: lazyScreen('account', () => import('./screens/reset-screen.tsx')) },
    { path: '/invitation/:code', lazy: lazyScreen('account', () => import('./screens/invitation-screen.tsx')) },
  ],
};
