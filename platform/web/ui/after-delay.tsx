import { type ReactNode, useEffect, useState } from 'react';
import { LOADER_DELAY_MS } from '../limits.ts';

/** Shows its children only when the wait has become noticeable: 700 ms (S1 section 4). */
export function AfterDelay({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
