import {
  IconBuilding,
  IconBuildingCommunity,
  IconSchool,
  IconSearch,
  IconSettings,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Me } from '#platform/web/data/me.ts';
import { lazyScreen } from '#platform/web/lazy-screen.ts';
import type { WebModule } from '#platform/web/module.ts';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { framed } from '../contract/framed.ts';
import { INVITE_PATH, SEARCH_HASH } from './data/addresses.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof words;
  }
}

const leadsSchool = ({ may }: Me): boolean => may.lead_school;
const keepsPlatform = ({ may }: Me): boolean => may.keep_platform;

export const people: WebModule = {
  name: 'people',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
  routes: [
    {
      path: 'school',
      lazy: lazyScreen('people', () => import('./screens/school-screen.tsx')),
      children: [
        { index: true, element: <LeadOn to="/school/people" /> },
        { path: 'people/:personId?', lazy: lazyScreen('people', () => import('./screens/people-screen.tsx')) },
        { path: 'settings', lazy: lazyScreen('people', () => import('./screens/settings-screen.tsx')) },
      ],
    },
    { path: 'platform', lazy: lazyScreen('people', () => import('./screens/platform-screen.tsx')) },
  ],
  reactions: async () => (await import('./data/reactions.ts')).reactions,
  framed,
  menu: [
    { id: 'school', path: '/school', icon: IconSchool, label: 'people:menu.school', may: leadsSchool },
    {
      id: 'schools',
      path: '/platform',
      exact: true,
      icon: IconBuildingCommunity,
      label: 'people:menu.schools',
      may: keepsPlatform,
    },
  ],
  actions: [
    { id: 'invite', path: INVITE_PATH, icon: IconUserPlus, label: 'people:actions.invite', may: leadsSchool },
    {
      id: 'find-people',
      path: `/school/people${SEARCH_HASH}`,
      icon: IconSearch,
      label: 'people:actions.find',
      may: leadsSchool,
    },
    {
      id: 'school-settings',
      path: '/school/settings',
      icon: IconSettings,
      label: 'people:actions.settings',
      may: leadsSchool,
    },
    {
      id: 'open-school',
      path: '/platform?open',
      icon: IconBuilding,
      label: 'people:actions.open_school',
      may: keepsPlatform,
    },
  ],
};
