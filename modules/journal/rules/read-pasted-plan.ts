import { lengthOf } from '#platform/contract/text.ts';
import { TITLE_MAX } from '../contract/limits.ts';

export type PastedBlock = {
  /** Empty for lessons that stand before the first heading. */
  readonly name: string;
  readonly lessons: readonly { readonly name: string; readonly description: string }[];
};

/** What people put before the items of a list: a number, a letter with a bracket, a dash or a dot. */
const MARK = /^(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s+|\d{1,3}[.)]|[a-z]\)\s*|[-–—*•·▪]\s*)/iu;

const HEADING = /^#+\s*(.+)$/u;

const shortened = (text: string): string =>
  lengthOf(text) <= TITLE_MAX ? text : [...text].slice(0, TITLE_MAX).join('').trim();

/** A line that names what follows: after a hash, or before a colon. */
function headingOf(line: string): string | null {
  if (line.includes('\t')) return null;
  const [, marked] = HEADING.exec(line) ?? [];
  if (marked !== undefined) return marked.trim();
  return /[:：]$/u.test(line) ? line.slice(0, -1).trim() : null;
}

/** A lesson of one line: what stands in the next cells of a table describes it, and a number in the first one does not matter. */
function lessonOf(line: string): { name: string; description: string } | null {
  const cells = line.split('\t').map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== '');
  const [first = '', ...rest] = filled.length > 1 && /^\d{1,3}[.)]?$/u.test(filled[0] ?? '') ? filled.slice(1) : filled;
  const name = first.replace(MARK, '').trim() || first;
  if (name === '') return null;
  const cut = shortened(name);
  // What does not fit into a title is not lost.
  const description = [...(cut === name ? [] : [name]), ...rest].join('\n');
  return { name: cut, description };
}

/** Reads a plan that was pasted or typed: a line is a lesson, `# Topic` or `Topic:` begins a block. */
export function readPastedPlan(text: string): PastedBlock[] {
  const blocks: { name: string; lessons: { name: string; description: string }[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/u).map((one) => one.replace(/^ +| +$/gu, ''))) {
    const heading = headingOf(line.trim());
    if (heading !== null && heading !== '') {
      blocks.push({ name: shortened(heading.replace(MARK, '').trim() || heading), lessons: [] });
      continue;
    }
    const lesson = lessonOf(line);
    if (lesson === null) continue;
    if (blocks.length === 0) blocks.push({ name: '', lessons: [] });
    blocks.at(-1)?.lessons.push(lesson);
  }
  return blocks;
}
