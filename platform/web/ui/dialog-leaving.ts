import { createContext, type RefObject, useContext, useEffect } from 'react';

/** What Escape, the cross, Back and a click beside a dialog do instead of closing it, while something in it would be lost. */
export const DialogLeaving = createContext<RefObject<(() => void) | null> | null>(null);

/** Asks before the dialog around it is closed; null while nothing would be lost. */
export function useDialogLeaving(ask: (() => void) | null): void {
  const leaving = useContext(DialogLeaving);
  useEffect(() => {
    if (!leaving) return;
    leaving.current = ask;
    return () => {
      leaving.current = null;
    };
  });
}
