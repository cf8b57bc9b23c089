/** Runs a piece of somebody's work as soon as it is that person's turn. */
export type InTurns = <T>(owner: number, work: () => Promise<T>) => Promise<T>;

/**
 * Runs work at most so many pieces at a time, and one of each owner. Owners take turns, so that whoever hands in a
 * hundred pieces makes nobody else wait for more than one of them.
 */
export function takingTurns(width: number): InTurns {
  // In the order of their turns; who has just had one goes to the end.
  const waiting = new Map<number, (() => void)[]>();
  const busy = new Set<number>();

  const callNext = (): void => {
    for (const [owner, line] of waiting) {
      if (busy.size >= width) return;
      if (busy.has(owner)) continue;
      const begin = line.shift();
      waiting.delete(owner);
      if (line.length > 0) waiting.set(owner, line);
      busy.add(owner);
      begin?.();
    }
  };

  return async (owner, work) => {
    await new Promise<void>((begin) => {
      const line = waiting.get(owner);
      if (line) line.push(begin);
      else waiting.set(owner, [begin]);
      callNext();
    });
    try {
      return await work();
    } finally {
      busy.delete(owner);
      callNext();
    }
  };
}
