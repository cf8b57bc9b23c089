import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

export { meSource } from './data/me-source.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof words;
  }
}

export const people: WebModule = {
  name: 'people',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
