/** The middle one of the measured numbers: one slow round does not move it. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How many times each ratio is taken, both sides in turns, so that both see the same machine. */
export const ROUNDS = 3;

/** Says whether an aim is met, for the end of a line. */
export const judged = (aim: string, isMet: boolean): string => `(aim: ${aim}; ${isMet ? 'met' : 'missed'})`;
