/**
 * When the person last caused a call. The server counts the idle time from there, so the session
 * warning does too. Other tabs tell theirs over the session channel.
 */
let lastCall = Date.now();
const listeners = new Set<() => void>();

/** A call that a person caused was made just now, in this tab or in another. */
export function notePersonalCall(): void {
  lastCall = Date.now();
  for (const listener of listeners) listener();
}

/** Milliseconds since the epoch of the last call that a person caused. */
export const lastPersonalCall = (): number => lastCall;

/** Hears of every call that a person causes; gives back the way to stop. */
export function onPersonalCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
