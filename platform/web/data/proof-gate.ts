/** What came of asking somebody to show who they are; where no dialog can be shown, nobody is asked. */
export type ProofOutcome = 'proved' | 'declined' | 'unasked';

/** What is wanted: to be shown again in whichever way, or with an eID, whose word the law accepts. */
export type ProofWant = 'fresh' | 'eid';

type Decide = (outcome: ProofOutcome) => void;

/** What waits: what it wants, and where somebody comes back to who has to leave the page for it. */
type Waiting = { readonly want: ProofWant; readonly resumeAt: string | null };

/**
 * Calls that were refused for want of a proof wait here, behind one dialog for all of them. They are repeated when
 * the person has shown who they are; whoever declines gets the refusal back.
 */
const waiting = new Map<Decide, Waiting>();
const listeners = new Set<() => void>();
let places = 0;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Resolves when the person has decided; rejects when the screen that asked is left meanwhile. */
export function waitForProof(
  want: ProofWant,
  { signal, resumeAt = null }: { signal?: AbortSignal | undefined; resumeAt?: string | null } = {},
): Promise<ProofOutcome> {
  if (places === 0) return Promise.resolve('unasked');
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
    waiting.set(goOn, { want, resumeAt });
    signal?.addEventListener('abort', leave, { once: true });
    tell();
  });
}

/** For the dialog: what is wanted, and what the person decided. */
export const proofGate = {
  /** An eID is fresh too, so where both are wanted it serves all; null where nothing waits. */
  wanted(): ProofWant | null {
    const wants = [...waiting.values()].map(({ want }) => want);
    return wants.includes('eid') ? 'eid' : (wants[0] ?? null);
  },
  /** Where the person goes on who leaves the page in order to show an eID; null for the page itself. */
  resumeAt: (): string | null => [...waiting.values()].find(({ resumeAt }) => resumeAt !== null)?.resumeAt ?? null,
  /** Promises a dialog: from now on calls wait for it, even while it is still being fetched. */
  promise(): () => void {
    places += 1;
    return () => {
      places -= 1;
    };
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  settle(outcome: 'proved' | 'declined'): void {
    const released = [...waiting.keys()];
    waiting.clear();
    tell();
    for (const goOn of released) goOn(outcome);
  },
};
