import { useEffect, useState } from 'react';
import { CallError } from '#platform/web/data/call-error.ts';
import { lastVisit } from '#platform/web/data/last-visit.ts';
import type { Me } from '#platform/web/data/me.ts';
import { onOtherTab } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { useSources } from '#platform/web/data/sources.ts';

type Here = Me | 'asking' | 'nobody';

/**
 * Who is signed in already when the sign-in page opens, or comes and goes in another tab while it is open.
 * Whoever has asked to be signed out is nobody. Most come as strangers and are not asked about, unless the page must know.
 */
export function useWhoIsHere({ mustAsk = false } = {}): { here: Here; forget: () => void } {
  const { me: source } = useSources();
  const [here, setHere] = useState<Here>(() =>
    (mustAsk || lastVisit.wasSignedIn()) && !signOutDebt.isOwed() ? 'asking' : 'nobody',
  );
  useEffect(() => {
    if (here !== 'asking') return;
    source.load({ background: true }).then(setHere, (error: unknown) => {
      if (error instanceof CallError && error.unauthorized) lastVisit.note(false);
      setHere('nobody');
    });
  }, [here, source]);
  useEffect(
    () =>
      onOtherTab(({ kind }) => {
        if (kind === 'signed_in') setHere('asking');
        if (kind === 'signed_out') setHere('nobody');
      }),
    [],
  );
  return { here, forget: () => setHere('nobody') };
}
