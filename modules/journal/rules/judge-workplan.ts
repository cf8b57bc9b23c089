import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { DESCRIPTION_MAX, TITLE_MAX, WORKPLAN_LESSONS_MAX, WORKPLAN_TEXT_MAX } from '../contract/limits.ts';
import type { WORKPLAN_FAULTS, WrittenWorkplan } from '../contract/workplan-shapes.ts';

type Fault = Exclude<(typeof WORKPLAN_FAULTS)[number], 'workplan_level_unknown'>;

/** The ids of the blocks and lessons that a plan has before it is written. */
export type WorkplanParts = { readonly block_ids: readonly number[]; readonly lesson_ids: readonly number[] };

const NEW: WorkplanParts = { block_ids: [], lesson_ids: [] };

/** Each of them is there, and is named once. */
function areOnce(ids: readonly (number | undefined)[], known: readonly number[]): boolean {
  const named = ids.filter((id) => id !== undefined);
  const there = new Set(known);
  return new Set(named).size === named.length && named.every((id) => there.has(id));
}

/** A plan has a name. */
function judgeWorkplanName(name: string): Verdict<'workplan_name_required' | 'workplan_name_too_long'> {
  if (isBlank(name)) return refuse('workplan_name_required');
  return lengthOf(name.trim()) > TITLE_MAX ? refuse('workplan_name_too_long', { max: TITLE_MAX }) : allow;
}

/** May a workplan be like this? Whether a lesson was taught and has to stay, the database decides. */
export function judgeWorkplan(
  { name, description = '', blocks }: WrittenWorkplan,
  before: WorkplanParts = NEW,
): Verdict<Fault> {
  const named = judgeWorkplanName(name);
  if (!named.allowed) return named;
  const lessons = blocks.flatMap((block) => block.lessons);
  if (blocks.some((block) => isBlank(block.name))) return refuse('workplan_block_name_required');
  if (lessons.some((lesson) => isBlank(lesson.name))) return refuse('workplan_lesson_name_required');
  if ([...blocks, ...lessons].some((part) => lengthOf(part.name.trim()) > TITLE_MAX))
    return refuse('error.event_title.long_expand', { max: TITLE_MAX });
  const lengths = [description, ...lessons.map((lesson) => lesson.description ?? '')].map(lengthOf);
  if (lengths.some((length) => length > DESCRIPTION_MAX))
    return refuse('error.event_description.long_expand', { max: DESCRIPTION_MAX });
  if (lessons.length > WORKPLAN_LESSONS_MAX) return refuse('workplan_too_many_lessons', { max: WORKPLAN_LESSONS_MAX });
  if (lengths.reduce((sum, length) => sum + length, 0) > WORKPLAN_TEXT_MAX)
    return refuse('workplan_too_much_text', { max: WORKPLAN_TEXT_MAX });
  const areTheirs =
    areOnce(
      blocks.map(({ id }) => id),
      before.block_ids,
    ) &&
    areOnce(
      lessons.map(({ id }) => id),
      before.lesson_ids,
    );
  return areTheirs ? allow : refuse('workplan_part_not_found');
}
