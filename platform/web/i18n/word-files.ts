import type { BackendModule, ResourceKey } from 'i18next';
import { DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';

/** The word files of one namespace, as `import.meta.glob('./words/*.json', { import: 'default' })` gives them. */
export type WordFiles = Record<string, () => Promise<unknown>>;

const fileOf = (files: WordFiles | undefined, language: string) =>
  Object.entries(files ?? {}).find(([path]) => path.endsWith(`/${language}.json`))?.[1];

/** Loads one language of one namespace when it is first needed; the others stay on the server. */
export const wordFilesBackend = (namespaces: ReadonlyMap<string, WordFiles>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const files = namespaces.get(namespace);
    const load = fileOf(files, language) ?? fileOf(files, DEFAULT_LANGUAGE);
    if (!load) return done(new Error(`No words for ${namespace}.`), false);
    load().then(
      (words) => done(null, words as ResourceKey),
      // True asks i18next to try again a little later.
      (error: unknown) => done(error as Error, true),
    );
  },
});
