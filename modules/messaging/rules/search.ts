import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { SEARCH_MIN } from '../contract/limits.ts';

/** What stands for a word by itself: one letter of Chinese, Japanese or Korean is enough (DECISIONS, "Messaging"). */
const WORD_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NOT_COUNTED = /[\p{M}\p{White_Space}\p{Cf}\p{Cc}]/gu;

/** Whether a search is long enough; one of nothing but spaces is none, and finds everything. */
export function judgeSearch(search: string): Verdict<'search_too_short'> {
  const trimmed = search.trim();
  if (trimmed === '' || WORD_LETTER.test(trimmed)) return allow;
  const letters = [...trimmed.normalize('NFC').replace(NOT_COUNTED, '')].length;
  return letters < SEARCH_MIN ? refuse('search_too_short', { min: SEARCH_MIN }) : allow;
}
