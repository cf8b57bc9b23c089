import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { boot, dropWish } from './data/launch.ts';

/** The boot script reads the same place before the first paint. */
const THEME_KEY = 'kriit-theme';

const isTheme = (value: unknown): value is MantineColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** Keeps the choice of theme: the address wins for this tab, then the last choice, then the system. */
export function themeChoice(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | null = null;
  const stop = () => {
    if (listener) removeEventListener('storage', listener);
    listener = null;
  };
  return {
    get(fallback) {
      try {
        const stored = localStorage.getItem(THEME_KEY);
        return boot.theme ?? (isTheme(stored) ? stored : fallback);
      } catch {
        return boot.theme ?? fallback;
      }
    },
    set(value) {
      dropWish('theme');
      try {
        localStorage.setItem(THEME_KEY, value);
      } catch {
        // A frame without storage keeps the choice for as long as it is open.
      }
    },
    subscribe(onUpdate) {
      stop();
      listener = ({ key, newValue }) => {
        if (key === THEME_KEY && isTheme(newValue)) onUpdate(newValue);
      };
      addEventListener('storage', listener);
    },
    unsubscribe: stop,
    clear: () => localStorage.removeItem(THEME_KEY),
  };
}
