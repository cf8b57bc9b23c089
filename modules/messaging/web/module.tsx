import { IconMessages, IconPencilPlus, IconSpeakerphone } from '@tabler/icons-react';
import { lazy } from 'react';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { framed } from '../contract/framed.ts';
import { tellNobody } from './data/mode.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    messaging: typeof words;
  }
}

const screen = (load: Parameters<typeof lazyScreen>[1]) => lazyScreen('messaging', load);

export const messaging: WebModule = {
  name: 'messaging',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [
    {
      path: 'messaging',
      lazy: screen(() => import('./screens/messaging-screen.tsx')),
      children: [
        { index: true, lazy: screen(() => import('./screens/start-screen.tsx')) },
        {
          // The list stays where it is while conversations are opened and closed beside it.
          lazy: screen(() => import('./screens/main-screen.tsx')),
          children: [
            { path: 'overview' },
            { path: 'main' },
            { path: 'main/:groupId' },
            { path: 'main/contacts/:context', lazy: screen(() => import('./screens/contacts-screen.tsx')) },
          ],
        },
        { path: 'native/:platform', lazy: screen(() => import('./screens/native-screen.tsx')) },
        { path: 'class/:journalId', lazy: screen(() => import('./screens/class-screen.tsx')) },
        { path: 'campaigns', lazy: screen(() => import('./screens/campaigns-screen.tsx')) },
        { path: '*', Component: LostFace },
      ],
    },
  ],
  reactions: async () => (await import('./data/reactions.ts')).reactions,
  Overlay: lazy(() => import('./parts/unread-badge.tsx')),
  onNobody: tellNobody,
  framed,
  menu: [
    {
      id: 'messages',
      path: '/messaging',
      icon: IconMessages,
      label: 'messaging:menu.messages',
      may: (me) => me.current_role !== null,
      counters: ['unread'],
    },
    {
      id: 'campaigns',
      path: '/messaging/campaigns',
      icon: IconSpeakerphone,
      label: 'messaging:menu.campaigns',
      may: (me) => me.is_root,
    },
  ],
  actions: [
    {
      id: 'new-conversation',
      path: '/messaging/main/contacts/new',
      icon: IconPencilPlus,
      label: 'messaging:actions.new',
      may: (me) => me.current_role !== null,
    },
  ],
};
