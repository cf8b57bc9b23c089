const WINDOW_MS = 60_000;

/** Limits of one server; what goes beyond is dropped, and the page is told to wait. */
export type ReportLimits = {
  /** Reports of one session, or of all strangers at one address, in a minute. */
  readonly perCaller: number;
  /** Callers that are counted at a time, so that strangers cannot fill the memory. */
  readonly callers: number;
  /** Reports on their way at one time; each holds its bytes. */
  readonly atOnce: number;
};

export const REPORT_LIMITS: ReportLimits = { perCaller: 240, callers: 20_000, atOnce: 24 };

/** Says whether a caller may report now, and counts it; `done` has to be called for everyone who may. */
export function limitReports({ perCaller, callers, atOnce }: ReportLimits) {
  let minute = 0;
  let counts = new Map<string, number>();
  let running = 0;
  return {
    enter(caller: string, now: Date): boolean {
      const current = Math.floor(now.getTime() / WINDOW_MS);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(caller) ?? 0) + 1;
      if (count > perCaller || running >= atOnce || (count === 1 && counts.size >= callers)) return false;
      counts.set(caller, count);
      running += 1;
      return true;
    },
    done(): void {
      running -= 1;
    },
  };
}
