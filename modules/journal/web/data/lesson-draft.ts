import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/errors.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { LESSON_FAULTS } from '../../contract/create-event.ts';
import type { getJournalData } from '../../contract/get-journal-data.ts';
import { LESSON_NUMBER_MAX } from '../../contract/limits.ts';
import type { Attachment, JournalEvent, WrittenEvent } from '../../contract/shapes.ts';
import { judgeLesson } from '../../rules/judge-lesson.ts';
import { readLessonDate } from './lesson-date.ts';
import type { LessonWish } from './lesson-wish.ts';

export type JournalData = AnswerOf<typeof getJournalData>;

export type DraftFile = Pick<Attachment, 'id' | 'file_name' | 'size' | 'path'>;

/** A lesson as it stands in the fields: dates and numbers are texts until they are sent. */
export type LessonDraft = {
  readonly title: string;
  readonly event_date: string;
  readonly lesson_number: string;
  readonly description: string;
  readonly lesson_type_id: number | null;
  readonly max_points: string;
  readonly is_individual: boolean;
  readonly students: readonly number[];
  readonly workplan_lesson_id: number | null;
  readonly files: readonly DraftFile[];
};

/** The field at which a fault is shown. */
export type LessonField =
  | Exclude<keyof LessonDraft, 'is_individual' | 'workplan_lesson_id'>
  /** The link to the workplan. */
  | 'workplan';

const FIELD_OF: Readonly<Record<(typeof LESSON_FAULTS)[number], LessonField>> = {
  'error.event_title.missing_expand': 'title',
  'error.event_title.long_expand': 'title',
  'error.event_description.long_expand': 'description',
  'error.lesson_number.missing_expand': 'lesson_number',
  'error.lesson_number.wrong_expand': 'lesson_number',
  'error.points.missing_expand': 'max_points',
  'error.points.negative_expand': 'max_points',
  'error.points.large_expand': 'max_points',
  'error.date.format': 'event_date',
  'error.date.study_year': 'event_date',
  'error.type.missing_expand': 'lesson_type_id',
  'error.individual_lesson.missing_students': 'students',
  'error.individual_lesson.unknown_students': 'students',
  'error.workplan_lesson.unknown': 'workplan',
};

/** The field that a key is about, of ours or of the server; null for one that is about the whole. */
export const fieldOf = (key: string): LessonField | null =>
  key.startsWith('error.file.') ? 'files' : (FIELD_OF[key as keyof typeof FIELD_OF] ?? null);

const isNumberOfLesson = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= LESSON_NUMBER_MAX;

/** A new lesson as it is proposed; where the host knows the day and the number, those. */
export function proposedDraft(
  { proposal, lesson_types, individual }: JournalData,
  wish: Pick<LessonWish, 'event_date' | 'lesson_number'>,
): LessonDraft {
  const date = readLessonDate(formatDay(wish.event_date)) || proposal.event_date;
  return {
    title: '',
    event_date: formatDay(date),
    lesson_number: isNumberOfLesson(wish.lesson_number)
      ? String(Number(wish.lesson_number))
      : String(proposal.lesson_number),
    description: '',
    lesson_type_id: lesson_types[0]?.id ?? null,
    max_points: '',
    is_individual: individual,
    students: [],
    workplan_lesson_id: null,
    files: [],
  };
}

/** A lesson that is there, as the fields hold it. */
export const draftOf = (event: JournalEvent): LessonDraft => ({
  title: event.title,
  event_date: formatDay(event.event_date),
  lesson_number: String(event.lesson_number),
  description: event.description,
  lesson_type_id: event.lesson_type_id,
  max_points: event.max_points === null ? '' : String(event.max_points),
  is_individual: event.individual_lesson,
  students: event.individual_students,
  workplan_lesson_id: event.workplan_lesson_id,
  files: event.lesson_attachments.map(({ id, file_name, size, path }) => ({ id, file_name, size, path })),
});

/** A draft of a lesson that is deleted, as one of a new lesson: the files that the lesson had went with it. */
export const withoutFilesOf = (draft: LessonDraft, { files }: Pick<LessonDraft, 'files'>): LessonDraft => ({
  ...draft,
  files: draft.files.filter(({ id }) => !files.some((gone) => gone.id === id)),
});

/** A number that was typed: null for nothing, and what is no number stays one that the rule refuses. */
const readNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** What is sent. Where the school has no types or no uploads, nothing is said about them. */
export function writtenOf(draft: LessonDraft, { lesson_types, has_uploads }: JournalData): WrittenEvent {
  return {
    title: draft.title.trim(),
    event_date: readLessonDate(draft.event_date),
    lesson_number: readNumber(draft.lesson_number),
    description: draft.description,
    individual_lesson: draft.is_individual,
    individual_students: draft.is_individual ? draft.students : [],
    workplan_lesson_id: draft.workplan_lesson_id,
    max_points: readNumber(draft.max_points),
    ...(lesson_types.length > 0 && { lesson_type_id: draft.lesson_type_id }),
    ...(has_uploads && { lesson_attachments: draft.files.map(({ id }) => ({ id })) }),
  };
}

export type FieldFault = { readonly field: LessonField; readonly key: string; readonly params: ErrorParams };

/** The first fault in the order of S1 section 5, by the rule that the server asks too. */
export function faultIn(draft: LessonDraft, data: JournalData): FieldFault | null {
  const verdict = judgeLesson(writtenOf(draft, data), {
    is_point_based: data.is_point_based,
    type_ids: data.lesson_types.map(({ id }) => id),
    study_year: data.study_year,
  });
  if (verdict.allowed) return null;
  return { field: FIELD_OF[verdict.key], key: verdict.key, params: verdict.params ?? {} };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Addresses of files open for a while only, and pupils stand in no order. */
const comparable = ({ files, students, is_individual, ...rest }: LessonDraft) => ({
  ...rest,
  students: is_individual ? [...students].sort((a, b) => a - b) : null,
  files: files.map(({ id }) => id),
});

/** The parts of a lesson that are changed, and shown, as one. */
export type LessonPart = keyof ReturnType<typeof comparable>;

export const isSamePart = (one: LessonDraft, other: LessonDraft, part: LessonPart): boolean =>
  isSame(comparable(one)[part], comparable(other)[part]);

export const isSameDraft = (one: LessonDraft, other: LessonDraft): boolean =>
  isSame(comparable(one), comparable(other));
