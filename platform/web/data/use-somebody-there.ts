import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True from the first sign that somebody sits in front of the page: what only a person needs can wait until then. */
export function useSomebodyThere(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const seen = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, () => setIsThere(true), { signal: seen.signal, passive: true });
    return () => seen.abort();
  }, [isThere]);
  return isThere;
}
