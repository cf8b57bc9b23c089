import { CallError } from './call-error.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Whether asking again may help: no answer came, or one of a server that is in trouble or is asked too much. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.offline || error.status === 429 || error.status >= 500);

/**
 * What was read before and is read anew in the background is tried until an answer comes: the news that it is read for will
 * not be told again, and what stands on the screen would stay old. What a person asks for is tried once, and they are told.
 * Pages that failed together do not all come back together.
 */
export const refreshAgain = {
  retry: (_times: number, error: Error): boolean => isPassing(error) && (error as CallError).isBackground,
  retryDelay: (times: number): number =>
    Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(times, 10)) * (0.5 + Math.random() / 2),
};
