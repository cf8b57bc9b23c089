import type { Speaker } from '#platform/web/i18n/word-files.ts';
import { openModules } from './open-modules.ts';
import type words from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof words;
  }
}

const shell: Speaker = { name: 'shell', words: import.meta.glob('./words/*.json', { import: 'default' }) };

/** Whose words there are from the start: the shell's own, and what modules say to strangers. */
export const firstSpeakers: readonly Speaker[] = [shell, ...openModules];
