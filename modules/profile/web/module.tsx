import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof words;
  }
}

export const profile: WebModule = {
  name: 'profile',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
