import { useEffect, useState } from 'react';
import { CallError } from '#platform/web/data/call-error.ts';
import { lastVisit } from '#platform/web/data/last-visit.ts';
import type { Me } from '#platform/web/data/me.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { useSources } from '#platform/web/data/sources.ts';

type Here = Me | 'asking' | 'nobody';

/** Who is signed in already when the sign-in page opens. Whoever has asked to be signed out is nobody. */
export function useWhoIsHere(): { here: Here; forget: () => void } {
  const { me: source } = useSources();
  const [here, setHere] = useState<Here>(() =>
    lastVisit.wasSignedIn() && !signOutDebt.isOwed() ? 'asking' : 'nobody',
  );
  useEffect(() => {
    if (here !== 'asking') return;
    source.load({ background: true }).then(setHere, (error: unknown) => {
      if (error instanceof CallError && error.unauthorized) lastVisit.note(false);
      setHere('nobody');
    });
  }, [here, source]);
  return { here, forget: () => setHere('nobody') };
}
