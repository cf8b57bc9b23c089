import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AskedLesson, lessonAskedIn, NEW_LESSON } from './lesson-address.ts';

/** Which lesson the dialog is asked for. The frame comes with the first one, and stays for the next. */
export function useAskedLesson(mayWrite: boolean) {
  const [query, setQuery] = useSearchParams();
  const asked = mayWrite ? lessonAskedIn(query) : null;
  const isAsked = asked !== null;
  const [wish, setWish] = useState<AskedLesson | null>(null);
  const [isLoaded, setIsLoaded] = useState(isAsked);
  // The address asks once; it may still say so for a moment after the dialog is gone.
  const [isTaken, setIsTaken] = useState(false);
  if (isAsked !== isTaken) {
    setIsTaken(isAsked);
    if (isAsked) {
      setWish(asked);
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
