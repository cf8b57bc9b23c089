import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import { lastPersonalCall } from '#platform/web/data/session-activity.ts';
import { WARN_AFTER_MINUTES } from '../../contract/limits.ts';
import { staySignedIn } from '../../contract/stay-signed-in.ts';
import { type SessionClock, sessionPhase } from './session-phase.ts';
import { useSession } from './use-session.ts';

/** Typing a long text is activity too: the server hears of it before the warning would come. */
const STILL_HERE_MS = (WARN_AFTER_MINUTES - 1) * 60_000;
const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
/** Once the notice stands there, a touch of the mouse on the way to it must not take it away; writing on does. */
const WRITING = ['input'] as const;

const isQuiet = (clock: SessionClock): boolean => sessionPhase(clock) === 'quiet';

/** The clock of the session, which runs where its end is told, and the way to stay in it. */
export function useSessionClock(): { clock: SessionClock | null; stay: () => void; staying: boolean } {
  const { session, ask } = useSession();
  const [clock, setClock] = useState<SessionClock | null>(null);
  const [staying, setStaying] = useState(false);
  const lastInput = useRef(0);

  const isAsking = useRef(false);
  const stay = useCallback(() => {
    lastInput.current = Date.now();
    if (isAsking.current) return;
    isAsking.current = true;
    setStaying(true);
    call(staySignedIn, { body: {} })
      .catch(() => undefined)
      .finally(() => {
        isAsking.current = false;
        setStaying(false);
      });
  }, []);

  useEffect(() => {
    if (!session) return setClock(null);
    const tick = () => {
      const last_active = Math.max(lastPersonalCall(), lastInput.current);
      const next = { now: Date.now(), last_active, expires_at: session.expires_at };
      // While there is nothing to tell, its seconds draw nothing.
      setClock((shown) => (shown && isQuiet(shown) && isQuiet(next) ? shown : next));
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [session]);

  const phase = clock && sessionPhase(clock);

  useEffect(() => {
    if (phase !== 'quiet' && phase !== 'notice') return;
    const inputs = phase === 'quiet' ? INPUTS : WRITING;
    const note = () => {
      lastInput.current = Date.now();
      if (Date.now() - lastPersonalCall() > STILL_HERE_MS) stay();
    };
    for (const input of inputs) addEventListener(input, note, { passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, note);
    };
  }, [phase, stay]);

  useEffect(() => {
    // The server has the last word: its refusal opens the unauthorized modal.
    if (phase === 'over') ask();
  }, [phase, ask]);

  return { clock, stay, staying };
}
