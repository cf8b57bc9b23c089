import type { WordFiles } from '#platform/web/i18n/word-files.ts';
import { modules } from './modules.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof words;
  }
}

const shellWords: WordFiles = import.meta.glob('./words/*.json', { import: 'default' });

/** Every namespace with its files: the shell's own and one for each module. */
export const wordFiles: ReadonlyMap<string, WordFiles> = new Map([
  ['shell', shellWords],
  ...modules.map(({ name, words: files }) => [name, files] as const),
]);
