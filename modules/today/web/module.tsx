import { IconHome } from '@tabler/icons-react';
import { call } from '#platform/web/data/call.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { countForMe } from '../contract/count-for-me.ts';
import { framed } from '../contract/framed.ts';
import { getUnread } from '../contract/get-unread.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    today: typeof words;
  }
}

const background = { background: true } as const;
const count = async (type: 'materials' | 'requests') =>
  (await call(countForMe, { params: { type } }, background)).count;

export const today: WebModule = {
  name: 'today',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [{ index: true, lazy: lazyScreen('today', () => import('./screens/today-screen.tsx')) }],
  framed,
  menu: [
    {
      id: 'today',
      path: '/',
      icon: IconHome,
      label: 'today:menu',
      may: () => true,
      counters: ['requests', 'materials'],
    },
  ],
  counters: {
    unread: { load: async () => (await call(getUnread, {}, background)).unread_count },
    requests: { load: () => count('requests') },
    materials: { load: () => count('materials'), cookie: 'new_materials' },
  },
};
