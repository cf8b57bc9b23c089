const loadedBuild = (): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="kriit-build"]')?.content ?? null;

const listeners = new Set<() => void>();
let isOld = false;

/**
 * Compares the build that the server speaks for with the one that this page was loaded from. The
 * development server leaves the mark `__BUILD__` in the page.
 */
export function noteBuild(served: string | null): void {
  const loaded = loadedBuild();
  if (isOld || !served || !loaded || loaded.startsWith('__') || served === loaded) return;
  isOld = true;
  for (const listener of listeners) listener();
}

/**
 * Whether this page is older than the server. It is remembered, not only told: the very first
 * answers may show it, before anything on the page listens.
 */
export const buildWatch = {
  isOld: (): boolean => isOld,
  /** Hears of the change; gives back the way to stop. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
