import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { boot, dropWish } from './data/launch.ts';

/** The boot script reads the same place before the first paint. */
const THEME_KEY = 'kriit-theme';

const isTheme = (value: unknown): value is MantineColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** What is shown now may not be the person's own choice, but a wish of the page around a frame. */
let isWish = false;
let update: ((value: MantineColorScheme) => void) | null = null;
let onPicked = (_theme: MantineColorScheme): void => undefined;

/** Shows a theme that somebody else wishes; the person's own choice stays as it is. */
export function showTheme(value: MantineColorScheme): void {
  boot.theme = value === 'auto' ? null : value;
  isWish = true;
  update?.(value);
  isWish = false;
}

/** Hears which theme the person picks; only the page around a frame wants to know. */
export const onThemePicked = (listener: (theme: MantineColorScheme) => void): void => {
  onPicked = listener;
};

/** Keeps the choice of theme: the address wins for this tab, then the last choice, then the system. */
export function themeChoice(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | null = null;
  const stop = () => {
    if (listener) removeEventListener('storage', listener);
    listener = null;
    update = null;
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
      if (isWish) return;
      dropWish('theme');
      onPicked(value);
      try {
        localStorage.setItem(THEME_KEY, value);
      } catch {
        // A frame without storage keeps the choice for as long as it is open.
      }
    },
    subscribe(onUpdate) {
      stop();
      update = onUpdate;
      listener = ({ key, newValue }) => {
        if (key === THEME_KEY && isTheme(newValue)) onUpdate(newValue);
      };
      addEventListener('storage', listener);
    },
    unsubscribe: stop,
    clear: () => localStorage.removeItem(THEME_KEY),
  };
}
