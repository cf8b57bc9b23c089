import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#platform/contract/shapes.ts';
import { errorBus } from '../errors/error-bus.ts';
import type words from '../words/en.json';
import { rememberLanguage } from './language.ts';
import { loadWords, type Speaker, setWordFiles, type WordFiles, wordFilesBackend } from './word-files.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
  }
  /** Each module adds its own namespace in its `module.tsx`; a key that is not there does not compile. */
  interface ResourceNamespaceMap {
    ui: typeof words;
  }
}

const uiWords: WordFiles = import.meta.glob('../words/*.json', { import: 'default' });

/**
 * Starts the translations. Namespaces are `ui` (parts and errors of the platform), `shell` and one
 * for each module; only those of the first screen are waited for.
 */
export async function startI18n(language: Language, speakers: readonly Speaker[]): Promise<void> {
  document.documentElement.lang = language;
  setWordFiles([...speakers, { name: 'ui', words: uiWords }]);
  await i18next
    .use(wordFilesBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['ui', 'shell'],
      defaultNS: 'ui',
      // Said aloud, because i18next otherwise looks through every key for signs that it is a sentence.
      nsSeparator: ':',
      keySeparator: '.',
      load: 'currentOnly',
      maxRetries: 2,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

const learn = async (language: string, name: string): Promise<void> => {
  i18next.addResourceBundle(language, name, await loadWords(language, name));
};

/** Adds the words of those inside: where strangers have had a part of a namespace, the rest of it is loaded. */
export async function addWords(speakers: readonly Speaker[]): Promise<void> {
  setWordFiles(speakers);
  const isBegun = (language: string, name: string) => i18next.hasResourceBundle(language, name);
  await Promise.all(
    Object.keys(i18next.store.data).flatMap((language) =>
      speakers.flatMap(({ name }) => (isBegun(language, name) ? [learn(language, name)] : [])),
    ),
  );
}

/** Its words come first: i18next would show bare keys for those that it did not get, and never ask for them again. */
async function showIn(language: Language): Promise<boolean> {
  if (language === i18next.language) return true;
  const names = [i18next.options.ns ?? []].flat();
  // A browser may remember for good that a file did not come: without a connection none is asked for.
  const isKnown = names.every((name) => i18next.hasResourceBundle(language, name));
  if (!isKnown && navigator.onLine === false) return false;
  try {
    await Promise.all(names.map((name) => learn(language, name)));
  } catch {
    return false;
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}

let lastSwitch = Promise.resolve(true);

/**
 * Shows everything in another language, without a reload; false when its words could not be fetched, and everything
 * stays as it is. One after the other, so that the last one who was asked for is the one that stays.
 */
export function switchLanguage(language: Language): Promise<boolean> {
  lastSwitch = lastSwitch.then(() => showIn(language));
  return lastSwitch;
}

let onPicked = (_language: Language): void => undefined;

/** Hears which language the person picks; only the page around a frame wants to know. */
export const onLanguagePicked = (listener: (language: Language) => void): void => {
  onPicked = listener;
};

/** A person's own choice of language: shown at once, and kept for the next visit. They hear of it when it cannot be. */
export async function pickLanguage(language: Language): Promise<boolean> {
  if (!(await switchLanguage(language))) {
    errorBus.emit({ kind: 'chunk_failed' });
    return false;
  }
  rememberLanguage(language);
  onPicked(language);
  return true;
}
