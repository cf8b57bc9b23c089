/**
 * Calls that met the end of the session wait here. They go on when somebody signs in, in this
 * page or in another tab; the shell makes sure first that it is the same person in the same role.
 */
let waiting: Array<() => void> = [];

/** Resolves when the session is back; rejects when the screen that asked is left meanwhile. */
export function waitForSignIn(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push(resolve);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Lets every waiting call repeat itself. */
export function letWaitingCallsGo(): void {
  const released = waiting;
  waiting = [];
  for (const go of released) go();
}
