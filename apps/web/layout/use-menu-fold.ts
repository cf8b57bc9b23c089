import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

const FOLD_KEY = 'kriit-menu-folded';
/** Below this width the menu folds to icons by itself. */
const NARROW = '(max-width: 1100px)';

const readFold = (): boolean | null => {
  try {
    const kept = localStorage.getItem(FOLD_KEY);
    return kept === null ? null : kept === 'true';
  } catch {
    return null;
  }
};

/** Whether the menu shows icons only: by the person's choice, else by the width of the window. */
export function useMenuFold(): { folded: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(readFold);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const folded = isNarrow ? chosen !== false : chosen === true;
  const toggle = useCallback(() => {
    setChosen(!folded);
    try {
      localStorage.setItem(FOLD_KEY, String(!folded));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [folded]);
  return { folded, toggle };
}
