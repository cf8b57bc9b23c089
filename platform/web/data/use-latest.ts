import { type RefObject, useEffect, useRef } from 'react';

/** What was given at the last drawing, for work that outlives the one it began in: a listener, a call, a timer. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
