import { groupMembers } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { permit } from '#platform/server/refusal.ts';
import type { JournalSettings, WrittenSettings } from '../contract/settings-shapes.ts';
import { judgeSettings } from '../rules/judge-settings.ts';

const { teacher, formmaster, student } = ROLE_TYPES;

type Judged = Omit<WrittenSettings, 'title'> & { readonly title: string };

/** Judges settings by those whom they name, and gives them as they are to be written. */
export async function judgeWrittenSettings(
  tx: Transaction,
  { role }: Actor,
  written: WrittenSettings,
  before: Pick<JournalSettings, 'teachers' | 'students'> | null,
  now: Date,
): Promise<Judged> {
  const named = [...written.teacher_ids, ...written.student_ids];
  const members = await groupMembers(tx, role?.school_id ?? 0, now, named);
  const among = (...type_ids: number[]) =>
    members.filter(({ type_id }) => type_ids.includes(type_id)).map(({ person_id }) => person_id);
  permit(
    judgeSettings(written, {
      teaching: among(teacher, formmaster),
      learning: among(student),
      in_journal: {
        teacher_ids: before?.teachers.map(({ user_id }) => user_id) ?? [],
        student_ids: before?.students.map(({ user_id }) => user_id) ?? [],
      },
    }),
  );
  return { ...written, title: String(written.title).trim() };
}

/** Whose pupils are in a journal: those of its class, or the chosen ones. */
export const rosterOf = ({
  class_id,
  student_ids,
}: WrittenSettings): { class_id: number } | { student_ids: readonly number[] } =>
  class_id === null ? { student_ids } : { class_id };
