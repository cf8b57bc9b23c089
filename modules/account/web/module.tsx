import { lazy } from 'react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { OverlayPlace } from './parts/overlay-place.tsx';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof words;
  }
}

export const account: WebModule = {
  name: 'account',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  profilePanels: [{ id: 'identity', Component: lazy(() => import('./parts/identity-panel.tsx')) }],
  profile: [
    {
      path: 'security',
      label: 'account:security.tab',
      lazy: lazyScreen('account', () => import('./screens/security-screen.tsx')),
    },
    {
      path: 'sessions',
      label: 'account:sessions.tab',
      lazy: lazyScreen('account', () => import('./screens/sessions-screen.tsx')),
    },
    {
      path: 'passkey-register',
      label: 'account:passkeys.register_tab',
      lazy: lazyScreen('account', () => import('./screens/passkey-screen.tsx')),
      below: 'security',
    },
    {
      path: 'not-me',
      label: 'account:not_me.tab',
      lazy: lazyScreen('account', () => import('./screens/new-device-screen.tsx')),
      below: 'sessions',
    },
  ],
  SentHint: lazy(() => import('./parts/outbox-hint.tsx')),
  reactions: async () => (await import('./data/reactions.ts')).reactions,
  Overlay: OverlayPlace,
};
