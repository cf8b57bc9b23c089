/** The current moment; handed in, so that tests can stand at midnight. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();
