/** Asks the person whether the changes may be lost. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * What was typed and not saved holds the page: whoever wants to leave it asks first. Forms come in by
 * `useLeaveGuard`.
 */
export const unsavedChanges = {
  /** Holds the page until the way back is called, or until everything is let go. */
  hold(ask: Question): () => void {
    questions.add(ask);
    return () => questions.delete(ask);
  },
  areHeld: (): boolean => questions.size > 0,
  /** True when nothing would be lost, or the person wants to leave all the same. Ask before anything is done. */
  async mayBeLeft(): Promise<boolean> {
    for (const ask of questions) if (!(await ask())) return false;
    return true;
  },
  /** It is decided: nobody may save them any more, and nothing holds the page. */
  letGo: (): void => questions.clear(),
};
