import type { JournalSettings, Named, Slot, WrittenSettings } from '../../contract/settings-shapes.ts';
import { judgeTitle } from '../../rules/judge-settings.ts';

/** A journal as the form has it: people with their names, and who learns in it as a choice of its own. */
export type SettingsDraft = Pick<
  JournalSettings,
  'title' | 'icon' | 'type' | 'is_point_based' | 'individual' | 'name_first' | 'class_id' | 'course_id'
> & {
  roster: 'class' | 'group';
  teachers: readonly Named[];
  students: readonly Named[];
  slots: readonly Slot[];
};

export const NEW_SETTINGS: SettingsDraft = {
  title: '',
  icon: 'book',
  type: 'default',
  is_point_based: false,
  individual: false,
  name_first: false,
  class_id: null,
  course_id: null,
  roster: 'class',
  teachers: [],
  students: [],
  slots: [],
};

/** What is saved, as the form has it; the pupils of a class are nobody's choice. */
export const draftOf = (saved: JournalSettings): SettingsDraft => ({
  title: saved.title,
  icon: saved.icon,
  type: saved.type,
  is_point_based: saved.is_point_based,
  individual: saved.individual,
  name_first: saved.name_first,
  class_id: saved.class_id,
  course_id: saved.course_id,
  roster: saved.class_id === null ? 'group' : 'class',
  teachers: saved.teachers,
  students: saved.class_id === null ? saved.students : [],
  slots: saved.slots,
});

const idsOf = (people: readonly Named[]): number[] => people.map(({ user_id }) => user_id);

export const bodyOf = ({ roster, teachers, students, slots, ...draft }: SettingsDraft): WrittenSettings => ({
  ...draft,
  class_id: roster === 'class' ? draft.class_id : null,
  teacher_ids: idsOf(teachers),
  student_ids: roster === 'class' ? [] : idsOf(students),
  slots: [...slots],
});

const inOrder = (body: WrittenSettings): unknown => ({
  ...body,
  teacher_ids: [...body.teacher_ids].sort(),
  student_ids: [...body.student_ids].sort(),
  slots: body.slots.map(({ weekday, lesson_number }) => weekday * 100 + lesson_number).sort(),
});

/** Whether two drafts would be saved as the same. */
export const isSameDraft = (one: SettingsDraft, other: SettingsDraft): boolean =>
  JSON.stringify(inOrder(bodyOf(one))) === JSON.stringify(inOrder(bodyOf(other)));

export type SettingsFaults = Partial<
  Record<
    keyof SettingsDraft,
    'journal_title_required' | 'journal_title_too_long' | 'journal_teacher_required' | 'class_required'
  >
>;

/** What is missing before anything is sent. */
export function checkSettings({ title, teachers, roster, class_id }: SettingsDraft): SettingsFaults {
  const judged = judgeTitle(title);
  return {
    ...(!judged.allowed && { title: judged.key }),
    ...(roster === 'class' && class_id === null && { class_id: 'class_required' as const }),
    ...(teachers.length === 0 && { teachers: 'journal_teacher_required' as const }),
  };
}

/** Which refusals belong to which field. */
export const SETTINGS_REFUSALS = {
  title: ['journal_title_required', 'journal_title_too_long'],
  icon: [],
  type: [],
  is_point_based: ['journal_has_grades'],
  individual: [],
  name_first: [],
  class_id: ['journal_class_unknown'],
  course_id: ['journal_course_unknown'],
  roster: [],
  teachers: ['journal_teacher_required', 'journal_teacher_unknown'],
  students: ['journal_student_unknown'],
  slots: [],
} as const;
