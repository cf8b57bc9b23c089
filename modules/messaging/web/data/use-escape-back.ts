import { useLocation, useNavigate } from 'react-router';
import { MAIN } from './addresses.ts';
import { useKey } from './use-key.ts';

/** Escape goes back to the list: to the list itself where it is hidden, else to the row that is open. */
export function useEscapeBack(isOnePane: boolean): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useKey(
    ({ key }) => key === 'Escape',
    () => {
      if (isOnePane) void navigate({ pathname: MAIN, search });
      else document.querySelector<HTMLElement>('[data-row][aria-current]')?.focus();
    },
  );
}
