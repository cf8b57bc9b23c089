type Waiting<Key, Value> = { key: Key; resolve: (value: Value) => void; reject: (error: unknown) => void };

/**
 * Answers questions that arrive together with one query. Nothing waits while the line is idle;
 * while a query runs, newcomers gather for the next one. The answers are always fresh, which is
 * what lets a removed session be refused on the very next call without a query per call.
 */
export function batched<Key, Value>(
  load: (keys: Key[]) => Promise<Value[]>,
  {
    largest = 100,
    parallel = 2,
    begin = setImmediate,
  }: {
    largest?: number;
    parallel?: number;
    /** Says when those have gathered who come in the same moment: by default when everybody has been let in who knocks. */
    begin?: (flush: () => void) => unknown;
  } = {},
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let running = 0;
  let scheduled = false;

  const flush = async (): Promise<void> => {
    scheduled = false;
    if (running >= parallel || waiting.length === 0) return;
    const group = waiting.splice(0, largest);
    running += 1;
    try {
      const values = await load(group.map(({ key }) => key));
      group.forEach(({ resolve }, position) => {
        resolve(values[position] as Value);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      running -= 1;
      if (waiting.length > 0) schedule();
    }
  };

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    begin(flush);
  };

  return (key) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < parallel) schedule();
    });
}
