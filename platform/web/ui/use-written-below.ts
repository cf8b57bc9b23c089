import { useRootMark } from './use-root-mark.ts';

/** A page whose end is where one writes: toasts stay away from there. */
export const useWrittenBelow = (): void => useRootMark('writtenBelow');
