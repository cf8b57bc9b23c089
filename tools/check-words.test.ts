import { expect, test } from 'vitest';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { checkWords } from './check-words.ts';

type Words = Record<string, string | Record<string, string>>;

const FOLDER = 'modules/bells/web/words';

/** What is wrong when every language but those named says the English words. */
function problemsOf(english: Words, others: Partial<Record<string, Words>> = {}): string[] {
  const files = new Map(
    LANGUAGES.map((code) => [`${FOLDER}/${code}.json`, JSON.stringify(others[code] ?? english)] as const),
  );
  return [...checkWords({ root: '', files, modules: ['bells'] })].map((problem) => problem.slice(FOLDER.length + 1));
}

/** One sentence about a number of bells, in the forms that are given. */
const bells = (...forms: string[]): Words =>
  Object.fromEntries(forms.map((form) => [`bells_${form}`, '{{count}} bells']));

test('every language says the same things', () => {
  const english = { title: 'Bells', errors: { too_loud: 'Too loud for {{name}}.' } };
  expect(problemsOf(english)).toEqual([]);
  expect(problemsOf(english, { ru: { title: 'Звонки' } })).toEqual(['ru.json: say errors.too_loud']);
  expect(problemsOf(english, { et: { ...english, title: ' ' } })).toEqual(['et.json: say title']);
  expect(problemsOf(english, { de: { ...english, more: 'Mehr' } })).toEqual([
    'de.json: take more out; English lacks it or de has no such plural form',
  ]);
});

test('a language that is missing is asked for', () => {
  const files = new Map([[`${FOLDER}/en.json`, '{}']]);
  expect([...checkWords({ root: '', files, modules: ['bells'] })]).toHaveLength(LANGUAGES.length - 1);
});

test('a slot that English has is filled in every language, and no other', () => {
  const english = { late: '{{name}} is {{minutes}} minutes late' };
  expect(problemsOf(english, { fr: { late: '{{minutes}} min\u202F: {{ name }}' } })).toEqual([]);
  expect(problemsOf(english, { fr: { late: '{{nom}} {{minutes}}' } })).toEqual([
    'fr.json: late needs the slots [minutes, name], not [minutes, nom]',
  ]);
});

test('what a notice is about is said in a sentence', () => {
  const words = (about: string) => ({ 'notices.rung': { about } });
  expect(problemsOf(words('A bell rang.'), { ja: words('ベルが鳴ったときのお知らせです。') })).toEqual([]);
  expect(problemsOf(words('A bell rang.'), { de: words('Wenn es klingelt') })).toEqual([
    'de.json: notices.rung.about is a sentence; end it like one',
  ]);
});

test('French keeps its spaces, and one word for a school', () => {
  const saying = (text: string) => problemsOf({ title: 'Bells' }, { fr: { title: text } });
  for (const fine of ['?', 'À 12:30', 'Fermer\u202F?', 'Le «\u202Fla\u202F» sonne\u202F: dix', 'La journée d’école'])
    expect(saying(fine)).toEqual([]);
  for (const loose of [
    'Fermer ?',
    'Fermer\u00A0?',
    'Fermer?',
    'Voici : dix',
    'Voici:',
    '«\u00A0la\u202F»',
    '«\u202Fla »',
  ])
    expect(saying(loose)).toEqual(['fr.json: title needs U+202F before : ; ? ! and inside « »']);
  expect(saying('Votre école')).toEqual(['fr.json: title calls a school otherwise than “établissement”']);
});

test('plural forms are those of the language', () => {
  const fitting = {
    fr: bells('one', 'many', 'other'),
    lv: bells('zero', 'one', 'other'),
    ru: bells('one', 'few', 'many', 'other'),
    ja: bells('other'),
  };
  const english = bells('one', 'other');
  expect(problemsOf(english, fitting)).toEqual([]);
  expect(problemsOf(english, { ...fitting, ru: bells('one', 'other') })).toEqual([
    'ru.json: say bells_few',
    'ru.json: say bells_many',
  ]);
  expect(problemsOf(english, { ...fitting, ja: bells('one', 'other') })).toEqual([
    'ja.json: take bells_one out; English lacks it or ja has no such plural form',
  ]);
});

test('the number may be left out only where the form means one number alone', () => {
  const single = { bells_one: 'one bell', bells_other: '{{count}} bells' };
  const fitting = {
    fr: bells('one', 'many', 'other'),
    lv: bells('zero', 'one', 'other'),
    ja: bells('other'),
  };
  const russian = { ...bells('few', 'many', 'other'), bells_one: 'один звонок' };
  expect(problemsOf(single, { ...fitting, ru: bells('one', 'few', 'many', 'other') })).toEqual([]);
  expect(problemsOf(single, { ...fitting, ru: russian })).toEqual([
    'ru.json: bells_one needs the slots [count], not []',
  ]);
});
