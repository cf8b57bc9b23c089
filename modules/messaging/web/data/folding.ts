import type { Segment } from '../../rules/segments.ts';

/** A longer text is folded, so that one message never is a whole screen. */
const FOLDED_LETTERS = 1_200;
const FOLDED_LINES = 18;
/** Nobody unfolds a text for the last few words of it. */
const WORTH_FOLDING = 1.25;
/** Japanese has no spaces, and what is longer than this without one is no word. */
const WORD_LETTERS = 100;

const linesIn = (text: string): number => text.split('\n').length;

/** True for a text that is folded. It is measured as it is shown, so a link counts for what is seen of it. */
export function isLong(segments: readonly Segment[]): boolean {
  const shown = segments.map(({ text }) => text).join('');
  return shown.length > FOLDED_LETTERS * WORTH_FOLDING || linesIn(shown) > FOLDED_LINES * WORTH_FOLDING;
}

/** As much of some words as there is room for, up to the end of one. */
function cutWords(words: string, letters: number, lines: number): string {
  const inLines = words.split('\n').slice(0, lines).join('\n');
  if (inLines.length <= letters) return inLines;
  const wordEnd = inLines.slice(0, letters + 1).search(/\s\S*$/);
  if (wordEnd >= letters - WORD_LETTERS) return inLines.slice(0, Math.max(wordEnd, 0));
  // Half of a letter that takes two places would be drawn as a fault.
  return inLines.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');
}

/** The beginning of a long text. Only words are cut: a part of a link would lead somewhere else. */
export function beginningOf(segments: readonly Segment[]): Segment[] {
  const begun: Segment[] = [];
  let letters = FOLDED_LETTERS;
  let lines = FOLDED_LINES;
  for (const segment of segments) {
    if (segment.kind === 'simple') {
      const kept = cutWords(segment.text, letters, lines);
      begun.push({ kind: 'simple', text: kept });
      if (kept !== segment.text) break;
    } else if (segment.text.length > letters) break;
    else begun.push(segment);
    letters -= segment.text.length;
    lines -= linesIn(segment.text) - 1;
  }
  return [...begun, { kind: 'simple', text: ' …' }];
}
