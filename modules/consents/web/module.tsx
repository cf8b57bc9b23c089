import { IconChecklist, IconFilePlus, IconSignature } from '@tabler/icons-react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { framed } from '../contract/framed.ts';
import { formPath, listPath } from './data/admin-address.ts';
import { keepsConsents, readsConsents } from './data/consent-roles.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consents: typeof words;
  }
}

const feature = 'consent_management';

/** What one is asked oneself, or for one's children; those who also ask others need a word to tell the two apart. */
const asked = {
  path: '/consent-management',
  exact: true,
  icon: IconSignature,
  feature,
  counters: ['requests'],
} as const;

export const consents: WebModule = {
  name: 'consents',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [
    {
      path: 'consent-management',
      lazy: lazyScreen('consents', () => import('./screens/gate-screen.tsx')),
      children: [
        { index: true, lazy: lazyScreen('consents', () => import('./screens/my-consents-screen.tsx')) },
        { path: 'admin/*', lazy: lazyScreen('consents', () => import('./screens/admin-screen.tsx')) },
        { path: 'premium-only', lazy: lazyScreen('consents', () => import('./screens/premium-only-screen.tsx')) },
        // The gate stands around wrong addresses too.
        { path: '*', Component: LostFace },
      ],
    },
    { path: 'about/consent-management', lazy: lazyScreen('consents', () => import('./screens/about-screen.tsx')) },
  ],
  reactions: async () => (await import('./data/reactions.ts')).reactions,
  errorPage: '/consent-management/error',
  framed,
  menu: [
    {
      id: 'consents',
      path: '/consent-management/admin',
      icon: IconChecklist,
      label: 'consents:menu.admin',
      may: readsConsents,
      feature,
    },
    {
      ...asked,
      id: 'asked-consents',
      label: 'consents:menu.asked',
      may: (me) => me.current_role !== null && !readsConsents(me),
    },
    { ...asked, id: 'my-consents', label: 'consents:menu.mine', may: readsConsents },
  ],
  actions: [
    {
      id: 'new-consent',
      path: formPath('consent', 'create', null),
      icon: IconFilePlus,
      label: 'consents:actions.new',
      may: (me) => keepsConsents(me) && (me.school?.features.includes(feature) ?? false),
    },
    {
      id: 'draft-consents',
      path: listPath('drafts'),
      icon: IconChecklist,
      label: 'consents:actions.drafts',
      may: (me) => keepsConsents(me) && (me.school?.features.includes(feature) ?? false),
    },
  ],
};
