/**
 * Runs at once, and then at most once in this time however often it is asked for; what was asked for last is never
 * left out.
 */
export function inTurn<T>(run: (last: T) => void, everyMs: number): (next: T) => void {
  let isResting = false;
  let waiting: { next: T } | null = null;
  const start = (next: T): void => {
    isResting = true;
    run(next);
    setTimeout(() => {
      isResting = false;
      const asked = waiting;
      waiting = null;
      if (asked) start(asked.next);
    }, everyMs);
  };
  return (next) => {
    if (isResting) waiting = { next };
    else start(next);
  };
}
