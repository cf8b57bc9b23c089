import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import i18next from 'i18next';
import type { Language } from '#platform/contract/shapes.ts';

const root = resolve(import.meta.dirname, '../..');

/** Says a word with its namespace, such as `people:roles.teacher`, in one language. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

const spoken = new Map<Language, Say>();

function learn(language: Language): Say {
  const namespaces: Record<string, unknown> = {};
  for (const path of globSync(`{modules/*,platform}/web/words/${language}.json`, { cwd: root })) {
    const [first = '', module = ''] = path.split(/[/\\]/);
    namespaces[first === 'platform' ? 'ui' : module] = JSON.parse(readFileSync(join(root, path), 'utf8'));
  }
  const speaker = i18next.createInstance();
  void speaker.init({
    lng: language,
    resources: { [language]: namespaces } as never,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const say = speaker.t as unknown as (key: string, params: object) => string;
  return (key, params = {}) => {
    if (!speaker.exists(key, params)) throw new Error(`There is no word for ${key} in ${language}.`);
    return say(key, params);
  };
}

/** The words of a language, for what is written to people outside of the browser; the very files that it loads. */
export function wordsIn(language: Language): Say {
  const say = spoken.get(language) ?? learn(language);
  spoken.set(language, say);
  return say;
}
