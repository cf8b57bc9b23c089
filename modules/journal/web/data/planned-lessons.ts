import type { Workplan } from '../../contract/shapes.ts';

export type PlannedBlock = Workplan['blocks'][number];
export type PlannedLesson = PlannedBlock['lessons'][number];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True for a text that has all of these words, whatever their case and marks. */
export const hasWords = (text: string, search: string): boolean =>
  folded(search)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));

/** The blocks that have something with these words in it, with those lessons alone; a block that is found has all of its own. */
export function blocksWith(blocks: readonly PlannedBlock[], search: string): PlannedBlock[] {
  const has = (text: string): boolean => hasWords(text, search);
  return blocks
    .map((block) => ({
      ...block,
      lessons: has(block.name)
        ? block.lessons
        : block.lessons.filter(({ name, description }) => has(`${name} ${description}`)),
    }))
    .filter(({ lessons }) => lessons.length > 0);
}

/** A lesson of the workplan by its id. */
export const plannedLesson = (
  plan: Pick<Workplan, 'blocks'> | null | undefined,
  id: number | null,
): PlannedLesson | null => plan?.blocks.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id) ?? null;
