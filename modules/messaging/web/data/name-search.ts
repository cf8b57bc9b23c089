import { searchRegex } from '../../rules/search-letters.ts';

/** Somebody who looks for "11.A" writes "11a". */
const bare = (text: string): string => text.replace(/\p{P}/gu, '');

/** Of "11 a" the letter is that of the class, or the first of a word: in the middle of words every group has it. */
const patternOf = (word: string): RegExp =>
  new RegExp(`${[...word].length === 1 ? '(?<![\\p{Lu}\\p{Ll}])' : ''}${searchRegex(word)}`, 'u');

/**
 * Whether a name has every word of a search in it, or a part of each, without regard to capitals and accents. It looks
 * through what is in the browser already, so one letter is enough.
 */
export function nameSearch(search: string): (name: string) => boolean {
  const words = bare(search).split(/\s+/).filter(Boolean);
  const patterns = words.map(patternOf);
  return (name) => patterns.every((pattern) => pattern.test(bare(name)));
}
