import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { keepsJournals } from './may-keep-journals.ts';

const { teacher, formmaster } = ROLE_TYPES;

/** What decides who may open a journal: the caller's role in its school, and what they are to it. */
type Standing = {
  readonly type_id: number;
  readonly class_id: number | null;
  readonly teaches: boolean;
  readonly journal: { readonly class_id: number | null; readonly is_locked: boolean };
};

export type JournalRights = {
  readonly open: boolean;
  /** Lessons, grades, homework: its teachers, while it is not locked. */
  readonly write: boolean;
  /** Settings, teachers, the lock. */
  readonly keep: boolean;
  /** Which workplan it follows: its teachers and the school's leaders, while it is not locked. */
  readonly plan: boolean;
};

/** Its teachers open a journal and write in it, the form master of the class and the leaders of the school read it. */
export function journalRights({ type_id, class_id, teaches, journal }: Standing): JournalRights {
  const isTeacher = teaches && (type_id === teacher || type_id === formmaster);
  const keep = keepsJournals(type_id);
  const isOfClass = type_id === formmaster && class_id !== null && class_id === journal.class_id;
  const { is_locked } = journal;
  return {
    open: isTeacher || keep || isOfClass,
    write: isTeacher && !is_locked,
    keep,
    plan: (isTeacher || keep) && !is_locked,
  };
}
