import { useEffect, useState } from 'react';
import { useSources } from '#platform/web/data/sources.ts';
import { awaitHandover, type Handover, makeHandover } from './handover.ts';

export type HandoverWay = {
  /** The address of the window in which the person signs in; null where only leaving the host's page helps. */
  readonly href: string | null;
  /** The window is open, and this page waits for what comes of it. */
  readonly isWaiting: boolean;
  readonly begin: () => void;
};

/** The way to sign in beside the host's page and to come back to it. */
export function useHandover(): HandoverWay {
  const { session } = useSources();
  const [handover, setHandover] = useState<Handover | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => void makeHandover().then(setHandover), []);
  useEffect(() => {
    if (!isWaiting || !handover) return;
    const left = new AbortController();
    void awaitHandover(session, handover.code, left.signal).then(() => setIsWaiting(false));
    return () => left.abort();
  }, [isWaiting, handover, session]);
  return { href: handover?.href ?? null, isWaiting, begin: () => setIsWaiting(true) };
}
