import { DIALOG_LAST_MINUTES, WARN_AFTER_MINUTES } from '../../contract/limits.ts';

const MINUTE_MS = 60_000;

/** How loudly the end of the session is told (DECISIONS, "session warning"). */
export type SessionPhase = 'quiet' | 'notice' | 'dialog' | 'over';

/** All in milliseconds since the epoch. */
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
