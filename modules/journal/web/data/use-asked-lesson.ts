import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AskedLesson } from '../parts/lesson-frame.tsx';

const NEW_LESSON: AskedLesson = { view: 'new_lesson', event_id: 0, event_date: '', lesson_number: '' };

/** Which lesson the dialog is asked for. The frame comes with the first one, and stays for the next. */
export function useAskedLesson(mayWrite: boolean) {
  const [query, setQuery] = useSearchParams();
  const isAsked = mayWrite && query.get('open') === 'new_lesson';
  const [wish, setWish] = useState<AskedLesson | null>(null);
  const [isLoaded, setIsLoaded] = useState(isAsked);
  // The address asks once; it may still say so for a moment after the dialog is gone.
  const [isTaken, setIsTaken] = useState(false);
  if (isAsked !== isTaken) {
    setIsTaken(isAsked);
    if (isAsked) {
      setWish(NEW_LESSON);
      setIsLoaded(true);
    }
  }
  return {
    wish,
    isLoaded,
    /** Loads the frame before it is asked for, such as when the pointer comes near. */
    load: (): void => setIsLoaded(true),
    open: (asked: Partial<AskedLesson>): void => {
      setIsLoaded(true);
      setWish({ ...NEW_LESSON, ...asked });
    },
    close: (): void => {
      setWish(null);
      if (query.has('open')) setQuery({}, { replace: true });
    },
  };
}
