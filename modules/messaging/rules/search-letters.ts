const OTHERWISE: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const MARKS = '[\u0300-\u036f]';
const KATAKANA = /[ァ-ヶ]/gu;
/** How far the letters of one Japanese alphabet stand from those of the other. */
const BETWEEN_ALPHABETS = 0x60;
/** Latin, Greek and Cyrillic with what belongs to them, ligatures, Japanese, and its wide and narrow letters. */
const SCRIPTS: readonly (readonly [from: number, to: number])[] = [
  [0x41, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x3041, 0x30fa],
  [0xfb00, 0xfb06],
  [0xff10, 0xff9d],
];
const NARROW: readonly [from: number, to: number] = [0xff66, 0xff9d];
const NARROW_MARKS = ['\uff9e', '\uff9f'];

const lettersFrom = ([from, to]: readonly [number, number]): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/** The form in which messages are searched, as `messaging.search_form` has it: small letters without accents. */
const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(new RegExp(MARKS, 'gu'), '')
    .replace(/[øđðłħıŧςßæœþ]/gu, (letter) => OTHERWISE[letter] ?? letter)
    .normalize('NFC')
    .replace(KATAKANA, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - BETWEEN_ALPHABETS));

type Ways = ReadonlyMap<string, readonly string[]>;

let known: Ways | undefined;
/** Every way to write a letter, or the two or three that one letter stands for. */
function waysToWrite(): Ways {
  if (known) return known;
  const ways = new Map<string, string[]>();
  const voiced = lettersFrom(NARROW).flatMap((letter) => NARROW_MARKS.map((mark) => letter + mark));
  for (const written of [...SCRIPTS.flatMap(lettersFrom), ...voiced]) {
    const form = searchForm(written);
    if (!/^\p{L}+$/u.test(form) && !/^\p{N}$/u.test(form)) continue;
    ways.set(form, [...(ways.get(form) ?? []), written]);
  }
  known = ways;
  return ways;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Several letters in a class, and what is written with two beside it. */
function anyOf(ways: readonly string[]): string {
  const letters = ways.filter((way) => [...way].length === 1);
  const alone = letters.length > 1 ? `[${letters.join('')}]` : letters.map(escaped).join('');
  const pairs = ways.filter((way) => !letters.includes(way));
  return pairs.length > 0 ? `(?:${[alone, ...pairs].filter(Boolean).join('|')})` : alone;
}

/** A mark that no letter has in it follows it by itself, as the stress of a Russian word does. */
const anyMarks = (letter: string): string => (/\p{L}/u.test(letter) ? `${MARKS}*` : '');

/** One letter however it is written; at an end of the word also one that stands for two, of which only one was typed. */
function letterPattern(letter: string, isFirst: boolean, isLast: boolean): string {
  const ways = waysToWrite();
  const halves = [...ways].filter(
    ([form]) => form.length > 1 && ((isLast && form.startsWith(letter)) || (isFirst && form.endsWith(letter))),
  );
  const capital = letter.toUpperCase();
  const written = [letter, ...(ways.get(letter) ?? []), ...halves.flatMap(([, one]) => one)];
  return anyOf([...new Set([...capital].length === 1 ? [...written, capital] : written)]) + anyMarks(letter);
}

/**
 * A regular expression, for the browser and for the database, that finds a text as it is searched: without regard to
 * capitals and accents. To look through a text with it costs a tenth of bringing the text into the form of the index first.
 */
export function searchRegex(search: string): string {
  const letters = [...searchForm(search)];
  const several = [...waysToWrite()].filter(([form]) => form.length > 1);
  let pattern = '';
  for (let at = 0; at < letters.length; ) {
    const rest = letters.slice(at).join('');
    const together = several.filter(([form]) => rest.startsWith(form));
    const length = Math.max(1, ...together.map(([form]) => form.length));
    const each = letters
      .slice(at, at + length)
      .map((letter, on) => letterPattern(letter, at + on === 0, at + on === letters.length - 1))
      .join('');
    const whole = together.filter(([form]) => form.length === length).flatMap(([, one]) => one);
    pattern += whole.length > 0 ? `(?:${each}|${anyOf(whole)})` : each;
    at += length;
  }
  return pattern;
}
