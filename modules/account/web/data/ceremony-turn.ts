/** How many ceremonies with a window of the browser run, and who waits for the last of them to end. */
let running = 0;
const waiting = new Set<() => void>();

/** Runs a ceremony that has the person's attention; what only lies in wait comes back after it. */
export async function duringCeremony<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) for (const go of waiting) go();
  }
}

/** True while a window of the browser is open: to ask for anything else then would close it. */
export const isCeremonyRunning = (): boolean => running > 0;

/** Is called whenever the last ceremony has ended; gives the way to stop listening. */
export function onCeremonyEnd(go: () => void): () => void {
  waiting.add(go);
  return () => void waiting.delete(go);
}
