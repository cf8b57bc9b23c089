import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AskedLesson, followedIn, lessonAskedIn, lessonQuery, NEW_LESSON } from './lesson-address.ts';

/**
 * Which lesson the dialog is asked for. The address says it, so that a page that is loaded anew opens it again. The frame
 * comes with the first one, and stays for the next.
 */
export function useAskedLesson(mayOpen: boolean) {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const wish = useMemo(() => (mayOpen ? lessonAskedIn(new URLSearchParams(address)) : null), [mayOpen, address]);
  const followed = useMemo(() => (mayOpen ? followedIn(new URLSearchParams(address)) : null), [mayOpen, address]);
  const [isLoaded, setIsLoaded] = useState(wish !== null);
  if (wish && !isLoaded) setIsLoaded(true);
  return {
    wish,
    /** A lesson that was saved on a page of its own, and what comes next for it. */
    followed,
    isLoaded,
    /** Loads the frame before it is asked for, such as when the pointer comes near. */
    load: (): void => setIsLoaded(true),
    open: (asked: Partial<AskedLesson>): void => setQuery(lessonQuery({ ...NEW_LESSON, ...asked }), { replace: true }),
    close: (): void => setQuery({}, { replace: true }),
  };
}
