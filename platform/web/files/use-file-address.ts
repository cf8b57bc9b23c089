import { useEffect, useState } from 'react';
import { sessionHeaders, sessionKind } from '../data/session-bearer.ts';

/** Tells the server that the frame's cookie is meant: a picture is fetched without headers. */
const inFrame = (path: string): string =>
  /[?&]frame=1(&|$)/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}frame=1`;

/**
 * Where a picture can be shown from. Where no cookie reaches the server it is fetched with the bearer and shown
 * from memory; null until it is there.
 */
export function useFileAddress(path: string | null | undefined): string | null {
  const [fetched, setFetched] = useState<{ path: string; address: string } | null>(null);
  const kind = sessionKind();
  useEffect(() => {
    if (!path || kind !== 'bearer') return;
    const leaving = new AbortController();
    let address: string | null = null;
    const show = async () => {
      const answer = await fetch(path, { headers: sessionHeaders(), signal: leaving.signal });
      if (!answer.ok) return;
      const bytes = await answer.blob();
      if (leaving.signal.aborted) return;
      address = URL.createObjectURL(bytes);
      setFetched({ path, address });
    };
    // A picture that does not come leaves its place to what stands there without one.
    show().catch(() => undefined);
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [path, kind]);
  if (!path || kind === 'ordinary') return path ?? null;
  if (kind === 'frame') return inFrame(path);
  return fetched?.path === path ? fetched.address : null;
}
