/** Counts calls per minute and session; a full map of strangers cannot grow, because only sessions are counted. */
export function limitCalls(perMinute: number): (session_id: number, now: number) => boolean {
  let minute = 0;
  let counts = new Map<number, number>();
  return (session_id, now) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(session_id) ?? 0) + 1;
    counts.set(session_id, count);
    return count <= perMinute;
  };
}
