import { filesOf, linkFiles, unlinkFiles } from '#modules/files/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { permit, Refusal } from '#platform/server/refusal.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import type { WrittenEvent } from '../contract/shapes.ts';
import { judgeLesson } from '../rules/judge-lesson.ts';
import { attachmentIds, judgeAttachments } from '../rules/read-attachments.ts';
import type { EventRow, LessonText } from './event-store.ts';
import { groundOf } from './ground-store.ts';
import type { JournalFacts } from './journal-store.ts';
import { studentsAmong } from './student-store.ts';
import { isInWorkplan } from './workplan-store.ts';

/**
 * Where types are closed, a lesson keeps the one that it has, and a new one is not taken: the package of the school has
 * none, or it has and the school is not among those that give types (S1 section 6).
 */
function keptType({ actor, written: { lesson_type_id } }: Write, before: EventRow | null): number | null {
  const present = before?.lesson_type_id ?? null;
  if (lesson_type_id === undefined || lesson_type_id === null || lesson_type_id === present) return present;
  const hasFeature = actor.role?.features.includes('LESSON_TYPES') ?? false;
  throw new Refusal(hasFeature ? 'lesson_types_closed' : 'feature_permission_missing');
}

/** A field that was not sent is left as it is; null and nothing typed take it away. */
const kept = <Value>(written: Value | undefined, before: Value | null | undefined): Value | null | undefined =>
  written === undefined ? before : written;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whom the writer names: nobody where the lesson is said to be for all, and those from before where nothing is said. */
function namedPupils({ individual_lesson, individual_students }: WrittenEvent, before: EventRow | null): number[] {
  if (individual_lesson === false) return [];
  const named = kept(individual_students, before?.individual_students);
  return Array.isArray(named) ? named : [];
}

/** The pupils of an individual lesson: those of this journal, and those whom the lesson had before. */
async function pupilsOf(
  tx: Transaction,
  journal: JournalFacts,
  written: readonly number[],
  before: EventRow | null,
): Promise<number[]> {
  const ids = [...new Set(written)];
  const known = new Set([...(await studentsAmong(tx, journal.id, ids)), ...(before?.individual_students ?? [])]);
  if (!ids.every((id) => known.has(id))) throw new Refusal('error.individual_lesson.unknown_students');
  return ids;
}

type Write = {
  readonly actor: Actor;
  readonly journal: JournalFacts;
  readonly written: WrittenEvent;
  readonly digits: string;
};

/** What of a lesson was written is judged before anything else is asked about it (S1 section 5). */
export async function judgeWritten(tx: Transaction, { actor, journal, written, digits }: Write): Promise<boolean> {
  const ground = await groundOf(tx, actor, journal, digits);
  permit(judgeLesson(written, ground));
  permit(judgeAttachments(written.lesson_attachments));
  return ground.type_ids.length > 0;
}

/** A lesson out of what was written and judged; `before` is the one that it replaces. */
export async function readLesson(
  tx: Transaction,
  write: Write,
  hasTypes: boolean,
  before: EventRow | null,
): Promise<LessonText> {
  const { journal, written } = write;
  const { title, description, event_date, lesson_number, max_points, lesson_type_id } = written;
  const students = await pupilsOf(tx, journal, namedPupils(written, before), before);
  const workplan_lesson_id = kept(written.workplan_lesson_id, before?.workplan_lesson_id) ?? null;
  const isPlanned =
    workplan_lesson_id === null ||
    workplan_lesson_id === before?.workplan_lesson_id ||
    (await isInWorkplan(tx, journal.workplan_id, workplan_lesson_id));
  if (!isPlanned) throw new Refusal('error.workplan_lesson.unknown');
  return {
    title: (title as string).trim(),
    description: (kept(description, before?.description) as string | null) ?? '',
    event_date: event_date as string,
    lesson_number: lesson_number as number,
    max_points: numberOrNull(kept(max_points, before?.max_points)),
    lesson_type_id: hasTypes ? (lesson_type_id as number) : keptType(write, before),
    workplan_lesson_id,
    // A new lesson is individual as soon as pupils are chosen (S1 section 4); without any it is for everybody.
    individual_lesson: students.length > 0,
    individual_students: students,
  };
}

/** Gives a lesson the files that were named, and takes those away that were not. */
export async function writeFiles(
  tx: Transaction,
  { actor, written }: Write,
  event_id: number,
  now: Date,
): Promise<void> {
  if (written.lesson_attachments === undefined || written.lesson_attachments === null) return;
  const named = attachmentIds(written.lesson_attachments);
  const present = (await filesOf(tx, lessonFile.app_name, [event_id])).map(({ id }) => id);
  const gone = present.filter((id) => !named.includes(id));
  if (gone.length > 0) await unlinkFiles(tx, lessonFile, { thing_id: event_id, file_ids: gone }, now);
  const file_ids = named.filter((id) => !present.includes(id));
  await linkFiles(tx, actor, lessonFile, { thing_id: event_id, file_ids }, now);
}
