import { useCallback, useEffect, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import { lastPersonalCall, onPersonalCall } from '#platform/web/data/session-activity.ts';
import { getMyStatus } from '../../contract/get-my-status.ts';
import { passwordReminder } from './password-reminder.ts';
import { readSession, type Session } from './session-phase.ts';

/** The session of this browser: asked for at first and on every return, moved on by each call of the person. */
export function useSession(): { session: Session | null; ask: () => void } {
  const [session, setSession] = useState<Session | null>(null);
  const ask = useCallback(() => {
    call(getMyStatus, {}, { background: true }).then(
      (status) => {
        passwordReminder.note(status.asks_new_password);
        setSession((known) => readSession(status, known, lastPersonalCall()));
      },
      // A session that is over opens the unauthorized modal; anything else is asked again later.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    ask();
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [ask]);
  useEffect(
    () => onPersonalCall(() => setSession((known) => known && { ...known, expires_at: Date.now() + known.idle_ms })),
    [],
  );
  return { session, ask };
}
