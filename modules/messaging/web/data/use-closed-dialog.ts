import { useEffect } from 'react';

/** By then a dialog has faded from the screen. */
const FADED_MS = 400;

/** Lets the host forget a dialog that tells nobody itself when it is gone. */
export function useClosedDialog(opened: boolean, onClosed: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The host's way to forget it is the same one all the time.
  useEffect(() => {
    if (opened) return;
    const timer = setTimeout(onClosed, FADED_MS);
    return () => clearTimeout(timer);
  }, [opened]);
}
