/** What came of asking somebody to show again who they are; where no dialog can be shown, nobody is asked. */
export type ProofOutcome = 'proved' | 'declined' | 'unasked';

/**
 * Calls that were refused for want of a fresh proof wait here, behind one dialog for all of them. They are repeated when
 * the person has shown who they are; whoever declines gets the refusal back.
 */
const waiting = new Set<(outcome: ProofOutcome) => void>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Resolves when the person has decided; rejects when the screen that asked is left meanwhile. */
export function waitForProof(signal?: AbortSignal): Promise<ProofOutcome> {
  if (listeners.size === 0) return Promise.resolve('unasked');
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const leave = () => {
      waiting.delete(goOn);
      tell();
      reject(signal?.reason);
    };
    const goOn = (outcome: ProofOutcome) => {
      signal?.removeEventListener('abort', leave);
      resolve(outcome);
    };
    waiting.add(goOn);
    signal?.addEventListener('abort', leave, { once: true });
    tell();
  });
}

/** For the dialog: whether anything waits, and what the person decided. */
export const proofGate = {
  isAsked: (): boolean => waiting.size > 0,
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  settle(outcome: 'proved' | 'declined'): void {
    const released = [...waiting];
    waiting.clear();
    tell();
    for (const goOn of released) goOn(outcome);
  },
};
