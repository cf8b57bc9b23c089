import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { TITLE_MAX } from '../contract/limits.ts';
import type { SETTINGS_FAULTS, WrittenSettings } from '../contract/settings-shapes.ts';

type SettingsFault = (typeof SETTINGS_FAULTS)[number];

/** What is known of those who are named: who teaches in the school now, who learns there, and who is in the journal already. */
export type SettingsGround = {
  readonly teaching: readonly number[];
  readonly learning: readonly number[];
  readonly in_journal: { readonly teacher_ids: readonly number[]; readonly student_ids: readonly number[] };
};

const areAll = (ids: readonly number[], ...known: readonly (readonly number[])[]): boolean => {
  const all = new Set(known.flat());
  return ids.every((id) => all.has(id));
};

/** The same in form and server: a journal has a title. */
export function judgeTitle(title: unknown): Verdict<'journal_title_required' | 'journal_title_too_long'> {
  if (typeof title !== 'string' || isBlank(title)) return refuse('journal_title_required');
  return lengthOf(title.trim()) > TITLE_MAX ? refuse('journal_title_too_long', { max: TITLE_MAX }) : allow;
}

/**
 * May the settings be like this? Whoever has left the school may stay where they are, so that nobody has to be struck out
 * for another change, but somebody who teaches now has to be there.
 */
export function judgeSettings(written: WrittenSettings, ground: SettingsGround): Verdict<SettingsFault> {
  const { teacher_ids, student_ids, class_id } = written;
  const title = judgeTitle(written.title);
  if (!title.allowed) return title;
  if (!areAll(teacher_ids, ground.teaching, ground.in_journal.teacher_ids)) return refuse('journal_teacher_unknown');
  if (!teacher_ids.some((id) => ground.teaching.includes(id))) return refuse('journal_teacher_required');
  if (class_id === null && !areAll(student_ids, ground.learning, ground.in_journal.student_ids))
    return refuse('journal_student_unknown');
  return allow;
}
