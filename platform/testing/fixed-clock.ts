import type { Clock } from '#platform/server/clock.ts';

/** A clock that stands where a story needs it and moves when the story says so. */
export type FixedClock = Clock & { set(moment: string): void; advance(seconds: number): void; follow(): void };

/** Runs with the machine until it is set. */
export function fixedClock(): FixedClock {
  let offset = 0;
  let fixed: number | null = null;
  const clock = (() => new Date(fixed ?? Date.now() + offset)) as FixedClock;
  clock.set = (moment) => {
    fixed = new Date(moment).getTime();
  };
  clock.advance = (seconds) => {
    if (fixed === null) offset += seconds * 1000;
    else fixed += seconds * 1000;
  };
  clock.follow = () => {
    fixed = null;
    offset = 0;
  };
  return clock;
}
