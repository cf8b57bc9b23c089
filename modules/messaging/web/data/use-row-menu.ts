import { useCallback, useState } from 'react';
import type { Entry } from '../../contract/shapes.ts';

/** Which of some conversations has its menu open, and beside which button. */
export function useRowMenu(entries: readonly Entry[]) {
  const [menu, setMenu] = useState<{ group_id: number; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback((entry: Entry, anchor: HTMLElement) => {
    setMenu({ group_id: entry.group.group_id, anchor });
  }, []);
  const closeMenu = useCallback(() => setMenu(null), []);
  const entry = entries.find(({ group }) => group.group_id === menu?.group_id);
  return { asked: menu && entry ? { entry, anchor: menu.anchor } : null, openMenu, closeMenu };
}
