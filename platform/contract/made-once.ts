/**
 * Makes a thing once for the same arguments and keeps it, such as a calendar: making one takes many times as long as asking
 * it, and a screen of messages asks a hundred times.
 */
export function madeOnce<Args extends readonly unknown[], T extends object>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const thing = made.get(key) ?? make(...args);
    made.set(key, thing);
    return thing;
  };
}
