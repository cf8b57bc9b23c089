import { searchRegex } from '../../rules/search-letters.ts';

/** A piece of a text that was found, from the letter on at which it stands. */
type Part = { text: string; isHit: boolean; at: number };

/**
 * Letters that may stand before the first hit. A row on a narrow phone shows some thirty, and fewer where it says before
 * them who wrote them.
 */
const BEFORE_MAX = 12;

/** Letters of which one takes the room of two. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** The letter with which a line begins in which the hit is in view: the first of a word, if one begins so near. */
function beginBefore(text: string, hit: number): number {
  let room = BEFORE_MAX;
  let at = hit;
  for (const letter of [...text.slice(0, hit)].reverse()) {
    room -= WIDE.test(letter) ? 2 : 1;
    if (room < 0) {
      const gap = text.slice(at - 1, hit).search(/\s\S/);
      return gap < 0 ? at : at + gap;
    }
    at -= letter.length;
  }
  return 0;
}

/** A text in pieces with what was looked for apart; a long one begins shortly before the first hit. */
export function hitParts(text: string, search: string): Part[] {
  const words = search.split(/\s+/).map(searchRegex).filter(Boolean);
  if (words.length === 0) return [{ text, isHit: false, at: 0 }];
  const hits = [...text.matchAll(new RegExp(words.join('|'), 'gu'))];
  const start = beginBefore(text, hits[0]?.index ?? 0);
  const parts: Part[] = start > 0 ? [{ text: '…', isHit: false, at: -1 }] : [];
  let at = start;
  for (const { 0: hit, index } of hits) {
    if (index > at) parts.push({ text: text.slice(at, index), isHit: false, at });
    parts.push({ text: hit, isHit: true, at: index });
    at = index + hit.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false, at });
  return parts;
}
