import type { CDPSession } from '@playwright/test';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tts?: number; tdur?: number };

/** What the main thread of a page worked, in milliseconds: all of it, and of that what went to style and to layout. */
export type Work = { all: number; style: number; layout: number };

/** Marks that the page sets with `performance.mark`; between the two of a pair lies what is measured. */
const FROM = 'bench-from';
const TO = 'bench-to';
const CATEGORIES = ['blink.user_timing', 'devtools.timeline'];

/**
 * How long the main thread worked between the marks, by its own clock: it stands still while the thread waits, and while
 * others have the processor. What comes after the second mark, such as the list that is drawn later, is not in it.
 */
export async function workBetweenMarks(session: CDPSession, act: () => Promise<unknown>): Promise<Work[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return pairsOf(events);
}

function pairsOf(events: readonly TraceEvent[]): Work[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts);
  const done: Work[] = [];
  let from: TraceEvent | null = null;
  for (const event of sorted) {
    if (event.name === FROM) from = event;
    if (event.name !== TO || from === null) continue;
    const { pid, tid, ts, tts = 0 } = from;
    const inside = sorted.filter((one) => one.pid === pid && one.tid === tid && one.ts >= ts && one.ts < event.ts);
    const sum = (name: string) =>
      inside.filter((one) => one.name === name).reduce((ms, { tdur = 0 }) => ms + tdur / 1_000, 0);
    done.push({ all: ((event.tts ?? 0) - tts) / 1_000, style: sum('UpdateLayoutTree'), layout: sum('Layout') });
    from = null;
  }
  return done;
}
