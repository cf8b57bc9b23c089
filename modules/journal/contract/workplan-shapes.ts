import { type Static, Type } from 'typebox';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';
import { WORKPLAN_BLOCKS_MAX, WORKPLAN_LESSONS_MAX } from './limits.ts';
import { Attachment } from './shapes.ts';

export const WorkplanParams = Type.Object({ schoolId: Id, workplanId: Id });

export const Level = Type.Object({ id: Id, name: Type.String() });

const common = {
  id: Id,
  name: Type.String(),
  class_level: nullable(Type.String()),
  lesson_count: Type.Integer(),
  /** Whether those who teach at the school can read it; its author and the school's leaders always can. */
  is_shared: Type.Boolean(),
  author: Type.Object({ user_id: Id, name: Type.String() }),
  updated_at: Moment,
  may: Type.Object({ write: Type.Boolean() }),
};

/** A workplan in a list. */
export const WorkplanRow = Type.Object({ ...common, journal_count: Type.Integer() });
export type WorkplanRow = Static<typeof WorkplanRow>;

/** A workplan as those who keep it see it. */
export const KeptWorkplan = Type.Object({
  ...common,
  description: Type.String(),
  class_level_id: nullable(Id),
  /** Whoever saves names the version that they saw. */
  version: Type.Integer(),
  file: nullable(Attachment),
  blocks: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      lessons: Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          description: Type.String(),
          /** Lessons of journals that were made from it; while there are any, it stays. */
          taught_count: Type.Integer(),
        }),
      ),
    }),
  ),
  /** Some of the journals that follow it, those of the newest year first, and how many they all are. */
  journals: Type.Array(Type.Object({ id: Id, title: Type.String(), class_name: nullable(Type.String()) })),
  journal_count: Type.Integer(),
  /** The class levels of the school, for whoever writes. */
  levels: Type.Array(Level),
});
export type KeptWorkplan = Static<typeof KeptWorkplan>;

/** A workplan as it is written, always the whole of it: what is not named any more is taken away. */
export const WrittenWorkplan = Type.Object({
  name: Type.String(),
  description: Type.Optional(Type.String()),
  class_level_id: Type.Optional(nullable(Id)),
  is_shared: Type.Optional(Type.Boolean()),
  /** The file of the plan: an upload, the file that it has, or null for none; left out, it stays as it is. */
  file_id: Type.Optional(nullable(Id)),
  blocks: Type.Array(
    Type.Object({
      /** The block that it was; left out for a new one. */
      id: Type.Optional(Id),
      name: Type.String(),
      lessons: Type.Array(
        Type.Object({ id: Type.Optional(Id), name: Type.String(), description: Type.Optional(Type.String()) }),
        { maxItems: WORKPLAN_LESSONS_MAX },
      ),
    }),
    { maxItems: WORKPLAN_BLOCKS_MAX },
  ),
});
export type WrittenWorkplan = Static<typeof WrittenWorkplan>;

export const WORKPLAN_FAULTS = [
  'workplan_name_required',
  'workplan_name_too_long',
  'workplan_block_name_required',
  'workplan_lesson_name_required',
  'error.event_title.long_expand',
  'error.event_description.long_expand',
  'workplan_too_many_lessons',
  'workplan_too_much_text',
  'workplan_part_not_found',
  'workplan_level_unknown',
] as const;
