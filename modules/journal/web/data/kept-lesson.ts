import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { SaveVariant } from '../../contract/frame-messages.ts';
import type { WrittenEvent } from '../../contract/shapes.ts';
import type { LessonDraft } from './lesson-draft.ts';
import type { LessonWish } from './lesson-wish.ts';

/** A save that got no answer: whether it happened is not known, so only the same one under the same key is safe. */
export type Unsent = {
  readonly key: string;
  readonly event_id: number | null;
  readonly body: WrittenEvent & { since?: number };
};

/** A lesson that is being written, as it is kept. */
export type LessonState = {
  readonly draft: LessonDraft;
  /** What the writing began with: the proposal, or what was saved. */
  readonly base: LessonDraft;
  /** The lesson that it will replace, and the version of it that the writer saw; both are null for a new one. */
  readonly event_id: number | null;
  readonly since: number | null;
  readonly unsent: Unsent | null;
  /** How it is to be saved as soon as the connection is back. */
  readonly queued: SaveVariant | null;
};

type KeptLesson = LessonState & { readonly at: number };

/** After this long nobody remembers what they had begun. */
const KEPT_MS = 30 * 86_400_000;

/** The server knows a key for a day; a save that is sent anew must be younger, or it could happen twice. */
const UNSENT_MS = 12 * 3_600_000;

const storage = keptDrafts<KeptLesson>(
  () => localStorage,
  ({ at, draft, base }) =>
    typeof at === 'number' &&
    [draft, base].every(
      (one) => typeof one?.title === 'string' && Array.isArray(one.students) && Array.isArray(one.files),
    ),
);

/** Each lesson has a place of its own: one that is there, one that a host opens for a day and a number, or simply the next. */
export function keyOfLesson(
  person_id: number,
  journal_id: number,
  { event_id, event_date, lesson_number }: Pick<LessonWish, 'event_id' | 'event_date' | 'lesson_number'>,
): string {
  const slot = event_date === '' ? 'new' : `new:${event_date}:${lesson_number}`;
  return `kriit-lesson:${person_id}:${journal_id}:${event_id > 0 ? event_id : slot}`;
}

/** What was typed and not saved outlives a reload, a closed tab and an expired session. */
export const keptLessons = {
  read(key: string, now: number): LessonState | null {
    const kept = storage.read(key);
    if (kept === null || now - kept.at > KEPT_MS) return null;
    const { at, ...state } = kept;
    return now - at > UNSENT_MS ? { ...state, unsent: null, queued: null } : state;
  },
  write: (key: string, state: LessonState | null, now: number): void =>
    storage.write(key, state && { ...state, at: now }),
};
