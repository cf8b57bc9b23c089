import { readPastedPlan } from '../../rules/read-pasted-plan.ts';

/** A lesson of a plan that is being written. */
export type PlannedDraft = {
  readonly key: string;
  readonly id?: number;
  readonly name: string;
  readonly description: string;
  /** Lessons of journals that were made from it; then it cannot be taken out. */
  readonly taught_count: number;
};

export type BlockDraft = {
  readonly key: string;
  readonly id?: number;
  readonly name: string;
  readonly lessons: readonly PlannedDraft[];
};

type Blocks = readonly BlockDraft[];

let keys = 0;
/** A name for what is not saved yet, for as long as the page is open. */
export const newKey = (): string => {
  keys += 1;
  return `new ${keys}`;
};

export const newLesson = (name = '', description = ''): PlannedDraft => ({
  key: newKey(),
  name,
  description,
  taught_count: 0,
});
export const newBlock = (name = '', lessons: readonly PlannedDraft[] = []): BlockDraft => ({
  key: newKey(),
  name,
  lessons,
});

const withLessons = (blocks: Blocks, change: (lessons: readonly PlannedDraft[]) => readonly PlannedDraft[]): Blocks =>
  blocks.map((block) => {
    const lessons = change(block.lessons);
    // What did not change stays the same thing, so that only the rows that did are drawn anew.
    return lessons === block.lessons ? block : { ...block, lessons };
  });

const has = (lessons: readonly PlannedDraft[], key: string): boolean => lessons.some((one) => one.key === key);

export const changeLesson = (blocks: Blocks, key: string, next: Partial<PlannedDraft>): Blocks =>
  withLessons(blocks, (lessons) =>
    has(lessons, key) ? lessons.map((one) => (one.key === key ? { ...one, ...next } : one)) : lessons,
  );

/** A lesson that was taught stays. */
export const removeLesson = (blocks: Blocks, key: string): Blocks =>
  withLessons(blocks, (lessons) =>
    lessons.some((one) => one.key === key && one.taught_count === 0)
      ? lessons.filter((one) => one.key !== key)
      : lessons,
  );

/** Puts lessons behind another one. */
export const insertAfter = (blocks: Blocks, key: string, added: readonly PlannedDraft[]): Blocks =>
  withLessons(blocks, (lessons) => {
    const at = lessons.findIndex((one) => one.key === key);
    return at === -1 ? lessons : lessons.toSpliced(at + 1, 0, ...added);
  });

export const appendTo = (blocks: Blocks, block_key: string, lesson: PlannedDraft): Blocks =>
  blocks.map((block) => (block.key === block_key ? { ...block, lessons: [...block.lessons, lesson] } : block));

/** A step up or down; at the edge of its block a lesson goes on into the next one. */
export function moveLesson(blocks: Blocks, key: string, step: 1 | -1): Blocks {
  const at = blocks.findIndex(({ lessons }) => has(lessons, key));
  const block = blocks[at];
  const place = block?.lessons.findIndex((one) => one.key === key) ?? -1;
  const lesson = block?.lessons[place];
  if (block === undefined || lesson === undefined) return blocks;
  const rest = block.lessons.toSpliced(place, 1);
  const target = place + step;
  if (target >= 0 && target < block.lessons.length)
    return blocks.with(at, { ...block, lessons: rest.toSpliced(target, 0, lesson) });
  const next = blocks[at + step];
  if (next === undefined) return blocks;
  const lessons = step === 1 ? [lesson, ...next.lessons] : [...next.lessons, lesson];
  return blocks.with(at, { ...block, lessons: rest }).with(at + step, { ...next, lessons });
}

export const changeBlock = (blocks: Blocks, key: string, next: Partial<BlockDraft>): Blocks =>
  blocks.map((block) => (block.key === key ? { ...block, ...next } : block));

export function moveBlock(blocks: Blocks, key: string, step: 1 | -1): Blocks {
  const at = blocks.findIndex((block) => block.key === key);
  const block = blocks[at];
  const isThere = block !== undefined && at + step >= 0 && at + step < blocks.length;
  return isThere ? blocks.toSpliced(at, 1).toSpliced(at + step, 0, block) : blocks;
}

/** A block with lessons that were taught stays. */
export const removeBlock = (blocks: Blocks, key: string): Blocks =>
  blocks.filter((block) => block.key !== key || block.lessons.some(({ taught_count }) => taught_count > 0));

/** Adds what was pasted or typed: lessons before the first heading go into the last block. */
export function withPasted(blocks: Blocks, text: string): Blocks {
  const made = readPastedPlan(text).map(({ name, lessons }) =>
    newBlock(
      name,
      lessons.map((lesson) => newLesson(lesson.name, lesson.description)),
    ),
  );
  const [first, ...rest] = made;
  const last = blocks.at(-1);
  if (first === undefined) return blocks;
  if (first.name !== '' || last === undefined) return [...blocks, ...made];
  return [...blocks.slice(0, -1), { ...last, lessons: [...last.lessons, ...first.lessons] }, ...rest];
}

type PastedRow = Pick<PlannedDraft, 'name' | 'description'>;

/** Lines as lessons of one block, where a heading is a row like the others; none where nothing but headings was pasted. */
export function rowsOfPasted(text: string): readonly PastedRow[] {
  const read = readPastedPlan(text);
  if (read.every(({ lessons }) => lessons.length === 0)) return [];
  return read.flatMap(({ name, lessons }) => (name === '' ? lessons : [{ name, description: '' }, ...lessons]));
}

/** What stands in a title before and behind the place where something is pasted. */
export type Around = { readonly before: string; readonly after: string };

/** Rows that were pasted into the title of a lesson: the first one goes on there, each other is a lesson below it. */
export function pastedInto(blocks: Blocks, key: string, { before, after }: Around, rows: readonly PastedRow[]): Blocks {
  const [first, ...rest] = rows;
  const lesson = blocks.flatMap(({ lessons }) => lessons).find((one) => one.key === key);
  if (first === undefined || lesson === undefined) return blocks;
  const description = [lesson.description, first.description].filter((part) => part !== '').join('\n');
  const changed = changeLesson(blocks, key, { name: `${before}${first.name}${after}`, description });
  return insertAfter(
    changed,
    key,
    rest.map((row) => newLesson(row.name, row.description)),
  );
}
