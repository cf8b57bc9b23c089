import type { BackendModule, ResourceKey } from 'i18next';
import { DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';

/** The word files of one namespace, as `import.meta.glob('./words/*.json', { import: 'default' })` gives them. */
export type WordFiles = Record<string, () => Promise<unknown>>;

/** A namespace and where its words are. */
export type Speaker = { readonly name: string; readonly words: WordFiles };

const namespaces = new Map<string, WordFiles>();

/** Says where the words of namespaces are from now on: strangers have fewer of a module's words than those inside. */
export function setWordFiles(speakers: readonly Speaker[]): void {
  for (const { name, words } of speakers) namespaces.set(name, words);
}

const fileOf = (files: WordFiles | undefined, language: string) =>
  Object.entries(files ?? {}).find(([path]) => path.includes(`/${language}.json`))?.[1];

/** The words of one language of one namespace. */
export async function loadWords(language: string, namespace: string): Promise<ResourceKey> {
  const files = namespaces.get(namespace);
  const load = fileOf(files, language) ?? fileOf(files, DEFAULT_LANGUAGE);
  if (!load) throw new Error(`No words for ${namespace}.`);
  const words = await load();
  // Whoever went inside meanwhile needs more words than those that were on their way.
  return namespaces.get(namespace) === files ? (words as ResourceKey) : loadWords(language, namespace);
}

/** Loads one language of one namespace when it is first needed; the others stay on the server. */
export const wordFilesBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    loadWords(language, namespace).then(
      (words) => done(null, words),
      // True asks i18next to try again a little later.
      (error: unknown) => done(error as Error, true),
    );
  },
};
