import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import { mayHaveHappened, newKey } from '#platform/web/data/attempt.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import type { SaveVariant } from '../../contract/frame-messages.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import type { LessonState, Unsent } from './kept-lesson.ts';
import { draftOf, type JournalData, writtenOf } from './lesson-draft.ts';
import { sendLesson } from './send-lesson.ts';
import type { OpenLesson } from './use-lesson-state.ts';

/** How often a save that waits for the connection is tried; the browser's own sign is quicker, and not always there. */
const RETRY_MS = 5_000;

export type SavePhase = 'resting' | 'sending' | 'waiting';

type Options = {
  readonly data: JournalData;
  readonly lesson: OpenLesson;
  readonly onSaved: (event: JournalEvent, variant: SaveVariant) => void;
  readonly onFailed: (error: CallError) => void;
};

type Attempt = Omit<Unsent, 'key' | 'at'>;

const attemptFor = ({ draft, event_id, since }: LessonState, data: JournalData): Attempt => ({
  school_id: data.school_id,
  draft,
  event_id,
  body: { ...writtenOf(draft, data), ...(since !== null && { since }) },
});

const isSameWrite = (one: Attempt, other: Attempt): boolean =>
  one.event_id === other.event_id && JSON.stringify(one.body) === JSON.stringify(other.body);

/** An earlier save of other words got no answer: it is finished first, and what is typed now then changes that lesson. */
async function settle(journal_id: number, state: LessonState, unsent: Unsent): Promise<LessonState> {
  const settled = { ...state, unsent: null };
  try {
    const event = await sendLesson(journal_id, unsent);
    return { ...settled, event_id: event.id, since: event.version, base: draftOf(event) };
  } catch (error) {
    if (!(error instanceof CallError) || mayHaveHappened(error)) throw error;
    return settled;
  }
}

/**
 * Saves a lesson so that it happens once: a save without an answer is kept with its key, and repeated under it. Without
 * a connection it waits and goes by itself when the connection is back.
 */
export function useLessonSave(options: Options) {
  const { queued, unsent } = options.lesson.state;
  const [phase, setPhase] = useState<SavePhase>(queued !== null && unsent !== null ? 'waiting' : 'resting');
  const [error, setError] = useState<CallError | null>(null);
  const isRunning = useRef(false);
  const latest = useLatest(options);

  const run = useCallback(async (variant: SaveVariant): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('sending');
    setError(null);
    const { data, lesson } = latest.current;
    try {
      let state = lesson.now();
      if (state.unsent && !isSameWrite(state.unsent, attemptFor(state, data))) {
        state = await settle(data.id, state, state.unsent);
        lesson.set(state);
      }
      const attempt = state.unsent ?? { key: newKey(), at: Date.now(), ...attemptFor(state, data) };
      lesson.set({ ...state, unsent: attempt, queued: variant });
      const event = await sendLesson(data.id, attempt);
      lesson.forget();
      setPhase('resting');
      refreshAnswers();
      latest.current.onSaved(event, variant);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const unanswered = mayHaveHappened(failure) ? lesson.now().unsent : null;
      lesson.set({ ...lesson.now(), unsent: unanswered, queued: failure.offline ? variant : null });
      setPhase(failure.offline ? 'waiting' : 'resting');
      setError(failure);
      latest.current.onFailed(failure);
    } finally {
      isRunning.current = false;
    }
  }, []);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const again = () => {
      const variant = latest.current.lesson.now().queued;
      if (variant !== null) void run(variant);
    };
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [phase, run]);

  return {
    phase,
    error,
    save: (variant: SaveVariant) => void run(variant),
    /** What was refused is being mended. */
    reset: () => setError(null),
  };
}
