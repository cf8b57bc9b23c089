import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Me, useMe } from '#platform/web/data/me.ts';
import { letWaitingCallsGo } from '#platform/web/data/sign-in-gate.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { ME_KEY } from './use-me-query.ts';
import { viewToRestore } from './view-to-restore.ts';

/**
 * Tries to go on after the session was over. Waiting calls are repeated only for the same person in
 * the same role and for the same child; anybody else gets a fresh page. True when the session is back.
 */
export function useRecovery(): () => Promise<boolean> {
  const before = useMe();
  const client = useQueryClient();
  const { me: source, session } = useSources();
  return useCallback(async () => {
    let now: Me;
    try {
      now = await source.load({ background: true });
    } catch {
      return false;
    }
    if (now.id !== before.id) {
      location.reload();
      return false;
    }
    const choice = viewToRestore(before, now);
    if (choice) await session.choose(choice);
    letWaitingCallsGo();
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== ME_KEY });
    return true;
  }, [before, client, session, source]);
}
