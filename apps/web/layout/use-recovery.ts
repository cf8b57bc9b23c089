import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError } from '#platform/web/data/call-error.ts';
import { startAnew } from '#platform/web/data/leave-document.ts';
import { ME_KEY, type Me, useMe } from '#platform/web/data/me.ts';
import { letWaitingCallsGo } from '#platform/web/data/sign-in-gate.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { viewOf } from './view.ts';
import { viewToRestore } from './view-to-restore.ts';

type Recovery = {
  /** After the session was over: true when it is back, in the view that this page shows. */
  recover: () => Promise<boolean>;
  /** After a single call was refused: true when the session is there all the same. */
  isStillHere: () => Promise<boolean>;
};

/** Somebody else, or somebody whose view cannot be had any more, gets a fresh page. */
const startOver = (): false => {
  startAnew();
  return false;
};

/**
 * Tries to go on after the session was over. Waiting calls are repeated only for the same person in
 * the same role and for the same child.
 */
export function useRecovery(): Recovery {
  const before = useMe();
  const client = useQueryClient();
  const { me: source, session } = useSources();

  const goOn = useCallback((): true => {
    letWaitingCallsGo();
    // Nobody waits for the answers: one that is refused again would wait for the very modal that is closing.
    void client.invalidateQueries();
    return true;
  }, [client]);

  const recover = useCallback(async () => {
    // The shell's own look at who is here would show the new session's view before the old one is restored.
    await client.cancelQueries({ queryKey: ME_KEY });
    let now: Me;
    try {
      now = await source.load({ background: true });
    } catch (error) {
      const isBack = error instanceof CallError && error.key === 'invalid_role';
      return isBack && startOver();
    }
    if (now.id !== before.id) return startOver();
    const choice = viewToRestore(before, now);
    try {
      if (choice) await session.choose(choice);
    } catch {
      return startOver();
    }
    return goOn();
  }, [before, client, goOn, session, source]);

  const isStillHere = useCallback(async () => {
    const now = await source.load({ background: true }).catch(() => null);
    if (!now) return false;
    if (now.id !== before.id) return startOver();
    // A view that is being switched drops what waits by itself; nothing of it may be repeated in the new one.
    return viewOf(now) === viewOf(before) ? goOn() : true;
  }, [before, goOn, source]);

  return { recover, isStillHere };
}
