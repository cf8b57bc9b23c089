import { useRef, useState } from 'react';
import { keptLessons, type LessonState } from './kept-lesson.ts';
import { isSameDraft, type LessonDraft } from './lesson-draft.ts';

/** A lesson that is being written; everything that is typed is kept at once. */
export type OpenLesson = {
  readonly state: LessonState;
  /** The state as it is now, for work that outlives the drawing that it began in. */
  readonly now: () => LessonState;
  readonly set: (next: LessonState) => void;
  readonly change: (next: Partial<LessonDraft>) => void;
  readonly isChanged: boolean;
  /** What was typed at another time is shown again. */
  readonly isFound: boolean;
  /** Throws away what was typed. */
  readonly restart: () => void;
  readonly forget: () => void;
};

export function useLessonState(key: string, first: LessonState): OpenLesson {
  const [kept] = useState(() => keptLessons.read(key, Date.now()));
  const [isFound, setIsFound] = useState(kept !== null);
  const [state, setState] = useState(kept ?? first);
  const latest = useRef(state);
  const isWorthKeeping = ({ draft, base, unsent }: LessonState): boolean =>
    !isSameDraft(draft, base) || unsent !== null;
  const set = (next: LessonState) => {
    latest.current = next;
    setState(next);
    keptLessons.write(key, isWorthKeeping(next) ? next : null, Date.now());
  };
  return {
    state,
    now: () => latest.current,
    set,
    change: (next) => set({ ...latest.current, draft: { ...latest.current.draft, ...next } }),
    isChanged: isWorthKeeping(state),
    isFound,
    restart: () => {
      setIsFound(false);
      set(first);
    },
    forget: () => keptLessons.write(key, null, Date.now()),
  };
}
