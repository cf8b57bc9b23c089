import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MAIN } from './addresses.ts';

/** What lies over the page has the Escape key for itself. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Escape goes back to the list: to the list itself where it is hidden, else to the row that is open. */
export function useEscapeBack(isOnePane: boolean): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(LAYERS)) return;
      // A search field empties itself first.
      if (event.target instanceof HTMLInputElement) return;
      if (isOnePane) void navigate({ pathname: MAIN, search });
      else document.querySelector<HTMLElement>('[data-row][aria-current]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOnePane, navigate, search]);
}
