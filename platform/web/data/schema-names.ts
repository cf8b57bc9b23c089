/**
 * Stands in for TypeBox in the browser's build (apps/web/vite.config.ts). The web client reads a
 * contract's route and the names of its fields; judging shapes is the server's work, and the whole
 * library would be the largest thing that the sign-in page loads after React.
 */
type Shape = { properties: Record<string, unknown> };

const shape = (properties: Record<string, unknown> = {}): Shape => ({ properties });

/** `Type.Object` keeps its fields; every other builder answers with a shape without any. */
export const Type: Record<string, (...args: never[]) => Shape> = new Proxy(
  { Object: shape },
  { get: (known, name) => (name in known ? known.Object : () => shape()) },
);
