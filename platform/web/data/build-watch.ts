import { errorBus } from '../errors/error-bus.ts';

const loadedBuild = (): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="kriit-build"]')?.content ?? null;

let told = false;

/**
 * Compares the build that the server speaks for with the one that this page was loaded from, and
 * tells once when they differ. The development server leaves the mark `__BUILD__` in the page.
 */
export function noteBuild(served: string | null): void {
  const loaded = loadedBuild();
  if (told || !served || !loaded || loaded.startsWith('__') || served === loaded) return;
  told = true;
  errorBus.emit({ kind: 'app_updated' });
}
