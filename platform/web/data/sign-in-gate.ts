/**
 * Calls that met the end of the session wait here. They go on when somebody signs in, in this
 * page or in another tab; the shell makes sure first that it is the same person in the same role.
 */
const waiting = new Set<() => void>();

/** Resolves when the session is back; rejects when the screen that asked is left meanwhile. */
export function waitForSignIn(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const leave = () => {
      waiting.delete(goOn);
      reject(signal?.reason);
    };
    const goOn = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    waiting.add(goOn);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

/** Lets every waiting call repeat itself. */
export function letWaitingCallsGo(): void {
  const released = [...waiting];
  waiting.clear();
  for (const goOn of released) goOn();
}

/** The view changed: what waits was meant for the old one and must never be repeated in the new one. */
export const forgetWaitingCalls = (): void => waiting.clear();
