/** Counts by address who has come and has not yet said who they are. */
export function openDoorway(most: number) {
  const waiting = new Map<string, number>();
  return {
    /** Lets somebody in; gives what to call once they are known or gone, or null where too many wait already. */
    enter(address: string): (() => void) | null {
      const before = waiting.get(address) ?? 0;
      if (before >= most) return null;
      waiting.set(address, before + 1);
      let isWaiting = true;
      return () => {
        if (!isWaiting) return;
        isWaiting = false;
        const left = (waiting.get(address) ?? 1) - 1;
        if (left > 0) waiting.set(address, left);
        else waiting.delete(address);
      };
    },
  };
}
