/** True when a field that was typed in holds something else than it did at first; typed and taken back is no change. */
export const isChanged = <D extends object>(typed: Partial<D>, first: D): boolean =>
  Object.keys(typed).some((field) => {
    const key = field as keyof D;
    return JSON.stringify(typed[key]) !== JSON.stringify(first[key]);
  });
