import { useCallback, useEffect, useRef, useState } from 'react';
import { parseMoment } from '#platform/contract/dates.ts';
import { call } from '#platform/web/data/call.ts';
import { lastPersonalCall, onPersonalCall } from '#platform/web/data/session-activity.ts';
import { getMyStatus } from '../../contract/get-my-status.ts';
import { WARN_AFTER_MINUTES } from '../../contract/limits.ts';
import { staySignedIn } from '../../contract/stay-signed-in.ts';
import { type SessionClock, sessionPhase } from './session-phase.ts';

/** Typing a long text is activity too: the server hears of it about as often as the warning would come. */
const STILL_HERE_MS = (WARN_AFTER_MINUTES - 1) * 60_000;
const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

type Session = { expires_at: number; idle_ms: number };

const now = () => Date.now();

/** Follows the session of a desktop; a phone's lasts for months, so nothing is told there. */
export function useSessionClock(): { clock: SessionClock | null; stay: () => void; staying: boolean } {
  const [session, setSession] = useState<Session | null>(null);
  const [tick, setTick] = useState(now);
  const [staying, setStaying] = useState(false);
  const lastInput = useRef(now());

  const hear = useCallback((status: { is_mobile: boolean; expires_at: string; idle_limit_seconds: number }) => {
    const expires_at = parseMoment(status.expires_at).getTime();
    setSession(status.is_mobile ? null : { expires_at, idle_ms: status.idle_limit_seconds * 1000 });
  }, []);
  const stay = useCallback(() => {
    setStaying(true);
    lastInput.current = now();
    call(staySignedIn, { body: {} })
      .then(hear, () => undefined)
      .finally(() => setStaying(false));
  }, [hear]);

  useEffect(() => {
    const ask = () => call(getMyStatus, {}, { background: true }).then(hear, () => undefined);
    void ask();
    const timer = setInterval(() => setTick(now()), 1000);
    // A laptop that was closed, or a session that other tabs kept alive, is asked about anew.
    addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', ask);
    };
  }, [hear]);

  useEffect(
    () => onPersonalCall(() => setSession((known) => known && { ...known, expires_at: now() + known.idle_ms })),
    [],
  );

  const clock = session && {
    now: tick,
    last_active: Math.max(lastPersonalCall(), lastInput.current),
    expires_at: session.expires_at,
  };
  const isQuiet = clock !== null && sessionPhase(clock) === 'quiet';
  useEffect(() => {
    if (!isQuiet) return;
    const note = () => {
      lastInput.current = now();
      if (now() - lastPersonalCall() > STILL_HERE_MS) stay();
    };
    for (const input of INPUTS) addEventListener(input, note, { passive: true });
    return () => {
      for (const input of INPUTS) removeEventListener(input, note);
    };
  }, [isQuiet, stay]);

  const isOver = clock !== null && sessionPhase(clock) === 'over';
  useEffect(() => {
    // The server has the last word: its refusal opens the unauthorized modal.
    if (isOver) call(getMyStatus, {}, { background: true }).then(hear, () => undefined);
  }, [isOver, hear]);

  return { clock, stay, staying };
}
