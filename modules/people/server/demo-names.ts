import type { Language } from '#platform/contract/shapes.ts';
import type { Gender } from './demo-id-code.ts';
import { NAME_POOLS } from './demo-name-pools.ts';
import type { Random } from './demo-random.ts';

/** A name as it is written, and as an e-mail address can carry it. */
export type DemoName = { readonly written: string; readonly latin: string };

const CYRILLIC = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'];
const CYRILLIC_IN_LATIN = 'a b v g d e jo zh z i j k l m n o p r s t u f h ts ch sh shch  y  e yu ya'.split(' ');

const letterInLatin = (letter: string): string => {
  const place = CYRILLIC.indexOf(letter);
  return place < 0 ? letter : (CYRILLIC_IN_LATIN[place] ?? '');
};

/** Small Latin letters without accents, for the local part of an e-mail address. */
export const inLatin = (text: string): string =>
  [...text.toLowerCase().normalize('NFC')]
    .map(letterInLatin)
    .join('')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '');

const namesIn = (pool: string): DemoName[] =>
  pool.split(' ').map((word) => {
    const [written = word, latin = written] = word.split('=');
    return { written, latin: inLatin(latin) };
  });

const POOLS = new Map(
  Object.entries(NAME_POOLS).map(([lang_code, { female, male, last }]) => [
    lang_code,
    { female: namesIn(female), male: namesIn(male), last: namesIn(last) },
  ]),
);

const poolOf = (lang_code: Language) => {
  const pool = POOLS.get(lang_code);
  if (pool === undefined) throw new Error(`there are no names in ${lang_code}`);
  return pool;
};

/** A first name that nobody else in this home carries. */
export function firstnameIn(random: Random, lang_code: Language, gender: Gender, taken: string[] = []): DemoName {
  const free = poolOf(lang_code)[gender].filter(({ written }) => !taken.includes(written));
  return random.pick(free);
}

export const lastnameIn = (random: Random, lang_code: Language): DemoName => random.pick(poolOf(lang_code).last);

const FEMININE: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/ский$/, 'ская'],
    [/([оеё]в|[иы]н)$/, '$1а'],
  ],
  lv: [
    [/is$/, 'e'],
    [/sons$/, 'sone'],
    [/[sš]$/, 'a'],
  ],
};

/** The family name as a woman carries it: Russian and Latvian ones have two forms. */
export function lastnameFor(gender: Gender, lang_code: Language, { written, latin }: DemoName): DemoName {
  if (gender === 'male') return { written, latin };
  for (const [ending, feminine] of FEMININE[lang_code] ?? []) {
    if (!ending.test(written)) continue;
    const changed = written.replace(ending, feminine);
    return { written: changed, latin: inLatin(changed) };
  }
  return { written, latin };
}
