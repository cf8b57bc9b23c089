import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { SaveVariant } from '../../contract/frame-messages.ts';
import type { WrittenEvent } from '../../contract/shapes.ts';
import type { LessonDraft } from './lesson-draft.ts';
import type { LessonWish } from './lesson-wish.ts';

/** A save that got no answer: whether it happened is not known, so only the same one under the same key is safe. */
export type Unsent = {
  readonly key: string;
  /** When it was sent for the first time. */
  readonly at: number;
  readonly school_id: number;
  /** The fields that it says; what was typed after it is not in it. */
  readonly draft: LessonDraft;
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
  /** How it is to be saved as soon as the connection is back; without `unsent` that did not come about. */
  readonly queued: SaveVariant | null;
};

type KeptLesson = LessonState & { readonly at: number };

const PREFIX = 'kriit-lesson';

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
  return `${PREFIX}:${person_id}:${journal_id}:${event_id > 0 ? event_id : slot}`;
}

function keysOf(person_id: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:${person_id}:`));
  } catch {
    return [];
  }
}

/** A lesson that was to be saved without its dialog. */
export type QueuedLesson = {
  readonly key: string;
  readonly person_id: number;
  readonly journal_id: number;
  readonly wish: Pick<LessonWish, 'event_id' | 'event_date' | 'lesson_number'>;
  readonly state: LessonState;
  /** When it was last written here. */
  readonly at: number;
};

function placeOf(key: string): Pick<QueuedLesson, 'journal_id' | 'wish'> {
  const [, , journal_id, lesson, event_date = '', lesson_number = ''] = key.split(':');
  const event_id = lesson === 'new' ? 0 : Number(lesson);
  return { journal_id: Number(journal_id), wish: { event_id, event_date, lesson_number } };
}

/** A save that is too old to be repeated safely is only a text again, which still says that it was to be saved. */
const asOf = (state: LessonState, now: number): LessonState =>
  state.unsent !== null && now - state.unsent.at > UNSENT_MS ? { ...state, unsent: null } : state;

/** What was typed and not saved outlives a reload, a closed tab and an expired session. */
export const keptLessons = {
  read(key: string, now: number): LessonState | null {
    const kept = storage.read(key);
    if (kept === null || now - kept.at > KEPT_MS) return null;
    const { at: _, ...state } = kept;
    return asOf(state, now);
  },
  /** Those that wait for the connection, and those for which it came in vain. */
  queued(person_id: number, now: number): QueuedLesson[] {
    return keysOf(person_id).flatMap((key) => {
      const kept = storage.read(key);
      if (kept === null || kept.queued === null || now - kept.at > KEPT_MS) return [];
      const { at, ...state } = kept;
      return [{ key, person_id, ...placeOf(key), state: asOf(state, now), at }];
    });
  },
  write: (key: string, state: LessonState | null, now: number): void =>
    storage.write(key, state && { ...state, at: now }),
};
