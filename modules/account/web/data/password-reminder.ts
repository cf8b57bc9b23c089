/** Whether to remind of an old password: the status of the session says so, the notice shows it. */
let isDue = false;
const listeners = new Set<() => void>();

export const passwordReminder = {
  isDue: (): boolean => isDue,
  note(due: boolean): void {
    isDue = due;
    for (const listener of listeners) listener();
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
