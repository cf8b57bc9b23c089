import { LANGUAGES } from '#platform/contract/shapes.ts';
import type { House } from './house.ts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );

/** The words of a folder in one language, by their whole key. */
export const wordsOf = ({ files }: House, folder: string, language: string): ReadonlyMap<string, string> =>
  new Map(flatten(JSON.parse(files.get(`${folder}/${language}.json`) ?? '{}')));

/** The names between double braces, without those left out. */
const slotsOf = (text: string, leftOut = ''): string => {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map((match) => match[1]).filter((name) => name !== leftOut);
  return [...new Set(names)].sort().join(', ');
};

// "One message" may leave its number out only where the form stands for one number alone: in Russian
// and Latvian `one` is also 21, in French it is also 0.
const isOneNumber = (rules: Intl.PluralRules, form: string): boolean =>
  Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((name) => name === form).length === 1;

/** The keys that a language needs, in its own plural forms, each with the slots that its text may have. */
function neededIn(language: string, english: ReadonlyMap<string, string>): Map<string, string[]> {
  const rules = new Intl.PluralRules(language);
  const needed = new Map<string, string[]>();
  for (const [key, text] of english) {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const other = english.get(`${base}_other`);
    if (base === key || other === undefined) needed.set(key, [slotsOf(text)]);
    else
      for (const form of rules.resolvedOptions().pluralCategories)
        needed.set(`${base}_${form}`, [slotsOf(other), ...(isOneNumber(rules, form) ? [slotsOf(other, 'count')] : [])]);
  }
  return needed;
}

/** They stand under each other on the page of notices, from all modules. */
const isNoticeNote = (key: string): boolean => /^notices\.\w+\.about$/.test(key);

/** French sets a narrow space that does not break before these marks, and inside its quotes; a colon of a time has none. */
const LOOSE = /[^\u202F](?:[;?!»]|:(?=\s|$))|«(?!\u202F)/;
/** A school is always called the same; only its day is called after the other word. */
const OTHER_SCHOOL = /(?<!journée d’)école/i;

function* checkFrench(file: string, key: string, text: string): Generator<string> {
  if (LOOSE.test(text)) yield `${file}: ${key} needs U+202F before : ; ? ! and inside « »`;
  if (OTHER_SCHOOL.test(text)) yield `${file}: ${key} calls a school otherwise than “établissement”`;
}

function* checkLanguage(house: House, folder: string, language: string): Generator<string> {
  const file = `${folder}/${language}.json`;
  if (!house.files.has(file)) return yield `${file}: write it; every module speaks all seven languages`;
  const words = wordsOf(house, folder, language);
  const needed = neededIn(language, wordsOf(house, folder, 'en'));
  for (const [key, slots] of needed) {
    const text = words.get(key);
    if (text === undefined || text.trim() === '') yield `${file}: say ${key}`;
    else if (!slots.includes(slotsOf(text)))
      yield `${file}: ${key} needs the slots [${slots[0]}], not [${slotsOf(text)}]`;
    else if (isNoticeNote(key) && !/[.。]$/.test(text)) yield `${file}: ${key} is a sentence; end it like one`;
  }
  if (language === 'fr') for (const [key, text] of words) yield* checkFrench(file, key, text);
  for (const key of words.keys())
    if (!needed.has(key)) yield `${file}: take ${key} out; English lacks it or ${language} has no such plural form`;
}

const FOLDER = /^(((apps|platform|modules\/[^/]+)\/web|apps\/(host-page|stand-ins))\/words)\//;

/** The same keys in every language, in the plural forms of that language and with the same slots. */
export function* checkWords(house: House): Generator<string> {
  const folders = [...house.files.keys()].map((path) => FOLDER.exec(path)?.[1]).filter((one) => one !== undefined);
  for (const folder of new Set(folders))
    for (const language of LANGUAGES) yield* checkLanguage(house, folder, language);
}
