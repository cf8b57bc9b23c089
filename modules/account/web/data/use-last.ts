import { useState } from 'react';

/** The last value that was not null, so that a dialog keeps its words while it fades out. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
