/** How servers of one school tell each other that the log has grown. It carries nothing else: the log is the truth. */
export type Wake = {
  /** Tells the other servers; this one need not hear of it. */
  tell(): void;
  /** Stops listening and telling. */
  close(): Promise<void>;
};

/**
 * Tells a little later: facts that are written together are told once, and never inside the transaction that writes
 * them, where telling would make all commits stand in one line.
 */
export function tellingOnce(tell: () => void): () => void {
  let isTelling = false;
  return () => {
    if (isTelling) return;
    isTelling = true;
    setImmediate(() => {
      isTelling = false;
      tell();
    });
  };
}

/** What a way of waking is opened with. */
export type WakeKit = { readonly onWake: () => void; readonly onTrouble: (error: unknown) => void };
