import { useState } from 'react';

/**
 * The state that was seen when a form opened. What somebody else saves meanwhile changes nothing under the hands: it is told
 * when this is saved, or taken on purpose.
 */
export const useSeen = <T>(saved: T) => useState(saved);

/** The same for a dialog whose form is there before it opens: each time it opens it sees what is saved by then. */
export function useSeenOnOpening<T>(saved: T, opened: boolean): T {
  const [seen, see] = useSeen(saved);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) see(saved);
  }
  return seen;
}

type Overtaken = {
  readonly form: { readonly pending: boolean; readonly restart: () => void };
  readonly isDirty: boolean;
  /** Something newer than what was seen is saved. */
  readonly isBehind: boolean;
  /** Sees what is saved now. */
  readonly catchUp: () => void;
};

/** The way to what others saved meanwhile, where it has to be offered; whoever has changed nothing is shown it at once. */
export function offeredAnew({ form, isDirty, isBehind, catchUp }: Overtaken): (() => void) | null {
  if (!isBehind || form.pending) return null;
  const takeNew = () => {
    catchUp();
    form.restart();
  };
  if (isDirty) return takeNew;
  takeNew();
  return null;
}
