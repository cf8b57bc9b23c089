import type { SocketFrame } from '#platform/contract/realtime.ts';
import type { Stretch } from './listener.ts';

/** Which line of writing a fact belongs to, and as which of its facts; undefined for what the story did not write. */
type PlaceOf = (frame: SocketFrame) => { readonly line: string; readonly place: number } | undefined;

/** What a listener knows of a line: the last fact, or that everything before the next one was read anew. */
type Known = { readonly last: number; readonly isAnew: boolean };

/** What became of the facts at one listener. */
export type Verdict = {
  /** Facts that came out of order, twice, or after a hole. */
  readonly faults: readonly string[];
  readonly reloads: number;
  /** How many came, those that were told again included. */
  readonly facts: number;
  readonly known: ReadonlyMap<string, Known>;
};

const NOTHING: Known = { last: 0, isAnew: false };

/**
 * Holds what a listener heard to the law of the log (decision 009): along each line every fact comes once and in
 * its order. What came after the last cursor before a connection broke is told again, and counts only then; after a
 * `reload` everything was read anew, so a line goes on wherever it is.
 */
export function judgeStretches(stretches: readonly Stretch[], lines: readonly string[], placeOf: PlaceOf): Verdict {
  const faults: string[] = [];
  let sure = new Map(lines.map((line) => [line, NOTHING]));
  let known = sure;
  let reloads = 0;
  let facts = 0;
  for (const [number, { frames }] of stretches.entries()) {
    known = new Map(sure);
    for (const frame of frames) {
      const found = placeOf(frame);
      if (frame.action === 'reload') {
        reloads += 1;
        for (const [line, { last }] of known) known.set(line, { last, isAnew: true });
      } else if (found) {
        facts += 1;
        const { last, isAnew } = known.get(found.line) ?? NOTHING;
        const isNext = isAnew ? found.place > last : found.place === last + 1;
        if (!isNext) faults.push(`connection ${number}: ${found.line} has ${found.place} after ${last}`);
        known.set(found.line, { last: found.place, isAnew: false });
      }
      if (frame.cursor !== undefined) sure = new Map(known);
    }
  }
  return { faults, reloads, facts, known };
}
