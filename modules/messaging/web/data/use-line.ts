import { useCallback, useRef } from 'react';

/** Does something when everything before it is over, however that ended. */
export type InLine = (work: () => Promise<unknown>) => Promise<unknown>;

/** A line in which things are done one after the other. */
export function useLine(): InLine {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    last.current = last.current.then(work, work);
    return last.current;
  }, []);
}
