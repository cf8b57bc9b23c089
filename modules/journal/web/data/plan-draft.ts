import type { KeptWorkplan, WrittenWorkplan } from '../../contract/workplan-shapes.ts';
import { judgeWorkplan } from '../../rules/judge-workplan.ts';
import type { DraftFile } from './lesson-draft.ts';
import { type BlockDraft, newKey, withPasted } from './plan-edit.ts';

/** A workplan while it is written. */
export type PlanDraft = {
  name: string;
  description: string;
  class_level_id: number | null;
  is_shared: boolean;
  file: DraftFile | null;
  blocks: readonly BlockDraft[];
  /** Lines that were typed and are no lessons yet; saving makes them some. */
  typed: string;
};

export const NEW_PLAN: PlanDraft = {
  name: '',
  description: '',
  class_level_id: null,
  is_shared: false,
  file: null,
  blocks: [],
  typed: '',
};

/** A key lasts as long as the thing, so that a row stays the same one through a save. */
export const draftOfPlan = (plan: KeptWorkplan): PlanDraft => ({
  name: plan.name,
  description: plan.description,
  class_level_id: plan.class_level_id,
  is_shared: plan.is_shared,
  file: plan.file,
  typed: '',
  blocks: plan.blocks.map(({ id, name, lessons }) => ({
    key: `block ${id}`,
    id,
    name,
    lessons: lessons.map((lesson) => ({ ...lesson, key: `lesson ${lesson.id}` })),
  })),
});

/** The same plan as a new one of one's own: its lessons were taught by nobody, and the file stays where it is. */
export const copyOfPlan = (plan: KeptWorkplan, name: string): PlanDraft => ({
  ...draftOfPlan(plan),
  name,
  is_shared: false,
  file: null,
  blocks: plan.blocks.map((block) => ({
    key: newKey(),
    name: block.name,
    lessons: block.lessons.map((lesson) => ({
      key: newKey(),
      name: lesson.name,
      description: lesson.description,
      taught_count: 0,
    })),
  })),
});

/** How a block is called that nobody has named, by its number. */
export type NameBlock = (number: number) => string;

/** What is saved: rows that were left empty are none, and a block without a name is called by its number. */
export function bodyOfPlan(draft: PlanDraft, nameBlock: NameBlock): WrittenWorkplan {
  const blocks = withPasted(draft.blocks, draft.typed)
    .map(({ id, name, lessons }) => ({
      ...(id !== undefined && { id }),
      name: name.trim(),
      lessons: lessons
        .filter((lesson) => lesson.name.trim() !== '' || lesson.description.trim() !== '' || lesson.taught_count > 0)
        .map((lesson) => ({
          ...(lesson.id !== undefined && { id: lesson.id }),
          name: lesson.name.trim(),
          description: lesson.description,
        })),
    }))
    .filter(({ name, lessons }) => name !== '' || lessons.length > 0);
  return {
    name: draft.name,
    description: draft.description,
    class_level_id: draft.class_level_id,
    is_shared: draft.is_shared,
    file_id: draft.file?.id ?? null,
    blocks: blocks.map((block, place) => ({ ...block, name: block.name || nameBlock(place + 1) })),
  };
}

/** Whether two drafts would be saved as the same. */
export const isSamePlan = (one: PlanDraft, other: PlanDraft): boolean =>
  JSON.stringify(bodyOfPlan(one, String)) === JSON.stringify(bodyOfPlan(other, String));

/** Which refusals belong to which field. */
export const PLAN_REFUSALS = {
  name: ['workplan_name_required', 'workplan_name_too_long'],
  description: [],
  class_level_id: ['workplan_level_unknown'],
  is_shared: [],
  file: ['error.file.invalid_attachments', 'error.file.too_many_files'],
  blocks: [
    'workplan_block_name_required',
    'workplan_lesson_name_required',
    'workplan_too_many_lessons',
    'workplan_too_much_text',
    'workplan_lesson_taught',
    'workplan_part_not_found',
    'error.event_title.long_expand',
    'error.event_description.long_expand',
  ],
  typed: [],
} as const satisfies Record<keyof PlanDraft, readonly string[]>;

const idsOf = (parts: readonly { readonly id?: number | undefined }[]): number[] =>
  parts.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** What is at fault before anything is sent. */
export function checkPlan(draft: PlanDraft) {
  const judged = judgeWorkplan(bodyOfPlan(draft, String), {
    block_ids: idsOf(draft.blocks),
    lesson_ids: idsOf(draft.blocks.flatMap(({ lessons }) => lessons)),
  });
  if (judged.allowed) return null;
  const field = PLAN_REFUSALS.name.some((key) => key === judged.key) ? ('name' as const) : ('blocks' as const);
  return { field, key: judged.key, params: judged.params };
}
