import { useCallback, useEffect, useRef, useState } from 'react';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { sessionSource } from './session-source.ts';

/** How often a sign-out that the server has not heard of is tried again. */
const RETRY_MS = 5_000;

/** `owed`: the server has not heard of it yet. `paid`: it has, since this page is open. */
type SignOutState = 'none' | 'owed' | 'paid';

/**
 * Keeps trying to sign out whoever could not be, for as long as the sign-in page is open. It pauses while
 * somebody signs in: that ends the old session by itself, and a late sign-out must not end the new one.
 */
export function useOwedSignOut(isPaused: boolean): { state: SignOutState; isTrying: boolean; tryNow: () => void } {
  const [state, setState] = useState<SignOutState>(() => (signOutDebt.isOwed() ? 'owed' : 'none'));
  const [isTrying, setIsTrying] = useState(false);
  const running = useRef<AbortController | null>(null);

  const tryOnce = useCallback(async () => {
    // Another tab may have paid meanwhile, and somebody may be signed in there.
    if (!signOutDebt.isOwed()) return setState('none');
    if (running.current) return;
    const attempt = new AbortController();
    running.current = attempt;
    const isDone = await sessionSource.signOut(attempt.signal).then(
      () => !attempt.signal.aborted,
      () => false,
    );
    if (running.current === attempt) running.current = null;
    if (!isDone) return;
    signOutDebt.settle();
    setState('paid');
  }, []);

  const isActive = state === 'owed' && !isPaused;
  useEffect(() => {
    if (!isActive) return;
    const start = () => void tryOnce();
    start();
    const timer = setInterval(start, RETRY_MS);
    addEventListener('online', start);
    return () => {
      running.current?.abort();
      running.current = null;
      clearInterval(timer);
      removeEventListener('online', start);
    };
  }, [isActive, tryOnce]);

  const tryNow = () => {
    setIsTrying(true);
    void tryOnce().finally(() => setIsTrying(false));
  };
  return { state, isTrying, tryNow };
}
