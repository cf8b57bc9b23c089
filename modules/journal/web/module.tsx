import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    journal: typeof words;
  }
}

export const journal: WebModule = {
  name: 'journal',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
