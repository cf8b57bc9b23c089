import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consents: typeof words;
  }
}

export const consents: WebModule = {
  name: 'consents',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
