import { useLayoutEffect } from 'react';

/**
 * Says something about the whole page at its root, for its styles: `useRootMark('frame', 'slim')` is `data-frame="slim"`, and
 * null says nothing.
 * A `:root:has(…)` would say it too, and have the browser ask again whenever anything at all changes, at every key typed.
 */
export function useRootMark(name: string, value: string | null = ''): void {
  useLayoutEffect(() => {
    if (value === null) return;
    const { dataset } = document.documentElement;
    dataset[name] = value;
    return () => {
      delete dataset[name];
    };
  }, [name, value]);
}
