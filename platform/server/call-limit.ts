const WINDOW_SECONDS = 60;

/** Says how many seconds a session has to wait before its next call; 0 lets it through. */
export type CallLimit = (session_id: number, now: number) => number;

/** Counts calls per minute and session; a full map of strangers cannot grow, because only sessions are counted. */
export function limitCalls(perMinute: number): CallLimit {
  let minute = 0;
  let counts = new Map<number, number>();
  return (session_id, now) => {
    const seconds = now / 1_000;
    const current = Math.floor(seconds / WINDOW_SECONDS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(session_id) ?? 0) + 1;
    counts.set(session_id, count);
    return count <= perMinute ? 0 : Math.ceil((current + 1) * WINDOW_SECONDS - seconds);
  };
}
