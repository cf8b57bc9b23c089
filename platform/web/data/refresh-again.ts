import { CallError } from './call-error.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** No answer, a server that is going or coming, and one that is asked too much: all of these pass. */
const isPassing = ({ status }: CallError): boolean => status === 0 || status === 429 || status >= 500;

/**
 * What was read before and is read anew in the background is tried until an answer comes: the news that it is read for will
 * not be told again, and what stands on the screen would stay old. What a person asks for is tried once, and they are told.
 * Pages that failed together do not all come back together.
 */
export const refreshAgain = {
  retry: (_times: number, error: Error): boolean =>
    error instanceof CallError && error.isBackground && isPassing(error),
  retryDelay: (times: number): number =>
    Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(times, 10)) * (0.5 + Math.random() / 2),
};
