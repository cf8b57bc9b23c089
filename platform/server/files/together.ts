/** Runs work that is handed in, at most so many pieces at a time; the others wait in their order. */
export function atMost(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody new can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
