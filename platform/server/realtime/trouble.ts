/** Says a trouble when it begins and not again before it is over: what is away for an hour would fill the log by the second. */
export function sayingOnce(say: (error: unknown) => void) {
  let isSaid = false;
  return {
    begins(error: unknown): void {
      if (!isSaid) say(error);
      isSaid = true;
    },
    isOver(): void {
      isSaid = false;
    },
  };
}
