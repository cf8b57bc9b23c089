import { parseMoment } from '#platform/contract/dates.ts';
import { DIALOG_LAST_MINUTES, WARN_AFTER_MINUTES } from '../../contract/limits.ts';

const MINUTE_MS = 60_000;

/** How loudly the end of the session is told (DECISIONS, "session warning"). */
export type SessionPhase = 'quiet' | 'notice' | 'dialog' | 'over';

/** All in milliseconds since the epoch, by the clock of this computer. */
export type SessionClock = { now: number; last_active: number; expires_at: number };

/** Silent while the person is active, then a notice, a dialog in the last minutes, and the end. */
export function sessionPhase({ now, last_active, expires_at }: SessionClock): SessionPhase {
  if (now >= expires_at) return 'over';
  if (expires_at - now <= DIALOG_LAST_MINUTES * MINUTE_MS) return 'dialog';
  return now - last_active >= WARN_AFTER_MINUTES * MINUTE_MS ? 'notice' : 'quiet';
}

/** The time that is left, as minutes and seconds. */
export const timeLeft = ({ now, expires_at }: SessionClock): { minutes: number; seconds: number } => {
  const left = Math.max(0, Math.ceil((expires_at - now) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
};

/** How a session stands, read by a computer whose clock may be wrong. */
export type Session = { idle_ms: number; expires_at: number; skew_ms: number };

type Status = { is_mobile: boolean; idle_limit_seconds: number; expires_at: string };

/**
 * Reads the server's word by our own clock. The first answer comes right after a call that the
 * person caused, so it shows how far the two clocks differ; a phone's session lasts for months and
 * is not watched.
 */
export function readSession(status: Status, known: Session | null, lastCall: number): Session | null {
  if (status.is_mobile) return null;
  const idle_ms = status.idle_limit_seconds * 1000;
  const told = parseMoment(status.expires_at).getTime();
  const skew_ms = known?.skew_ms ?? told - (lastCall + idle_ms);
  return { idle_ms, expires_at: told - skew_ms, skew_ms };
}
