import type { WebModule } from '#platform/web/module.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof words;
  }
}

/** Files have no page of their own: other modules take them with `<FileField>`. */
export const files: WebModule = {
  name: 'files',
  words: import.meta.glob('./words/*.json', { import: 'default' }),
};
