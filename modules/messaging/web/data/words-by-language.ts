import type { TFunction } from 'i18next';

/**
 * Words that many rows say, looked up once for each language: looking a word up takes longer than drawing the row that has
 * it. Asked for by parts whose translations are there.
 */
export function wordsByLanguage<Words>(
  lookUp: (t: TFunction<'messaging'>) => Words,
): (t: TFunction<'messaging'>, language: string) => Words {
  const known = new Map<string, Words>();
  return (t, language) => {
    const words = known.get(language) ?? lookUp(t);
    known.set(language, words);
    return words;
  };
}
