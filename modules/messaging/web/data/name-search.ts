import { searchRegex } from '../../rules/search-letters.ts';

/** Somebody who looks for "11.A" writes "11a". */
const bare = (text: string): string => text.replace(/\p{P}/gu, '');

/**
 * Whether a name has every word of a search in it, or a part of each, without regard to capitals and accents. It looks
 * through what is in the browser already, so one letter is enough.
 */
export function nameSearch(search: string): (name: string) => boolean {
  const words = bare(search).split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => new RegExp(searchRegex(word), 'u'));
  return (name) => patterns.every((pattern) => pattern.test(bare(name)));
}
