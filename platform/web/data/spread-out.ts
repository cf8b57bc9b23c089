/**
 * Runs once within this time, at a moment that is another one on every page, however often it is asked for until then:
 * thousands who hear of the same thing do not all ask at once. What is asked for last is never left out.
 */
export function spreadOut<T>(
  run: (last: T) => void,
  withinMs: number,
  random: () => number = Math.random,
): (next: T) => void {
  let waiting: { next: T } | null = null;
  return (next) => {
    const isAsked = waiting !== null;
    waiting = { next };
    if (isAsked) return;
    setTimeout(() => {
      const asked = waiting;
      waiting = null;
      if (asked) run(asked.next);
    }, random() * withinMs);
  };
}
