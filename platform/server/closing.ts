import { setTimeout as delay } from 'node:timers/promises';

type Closer = { readonly close: () => Promise<unknown>; readonly patience: number };

/**
 * What a process has opened and closes again, the last opened first. Each closing has its time; what
 * takes longer is left to the end of the process, so that a stop always ends.
 */
export function keepClosers() {
  const closers: Closer[] = [];
  let closing: Promise<void> | undefined;

  const closeAll = async (): Promise<void> => {
    for (const { close, patience } of closers.toReversed()) {
      await Promise.race([close().catch(() => {}), delay(patience)]);
    }
  };
  return {
    add: (patience: number, close: () => Promise<unknown>): void => {
      closers.push({ patience, close });
    },
    /** Closes everything, once, however often it is asked. */
    close: (): Promise<void> => {
      closing ??= closeAll();
      return closing;
    },
    isClosing: (): boolean => closing !== undefined,
  };
}
