import { useEffect, useRef } from 'react';
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

/**
 * Whoever comes back from a conversation to the list that it covered is at its row, or at the first one where a filter or a
 * search has no such row, unless something else has the focus.
 */
export function useReturnToRow(groupId: number | null, isOnePane: boolean): void {
  const last = useRef(groupId);
  useEffect(() => {
    const left = last.current;
    last.current = groupId;
    if (!isOnePane || groupId !== null || left === null || document.activeElement !== document.body) return;
    const rowOf = (mark: string) => document.querySelector<HTMLElement>(`[data-row]${mark}`);
    (rowOf(`[data-group="${left}"]`) ?? rowOf(''))?.focus({ preventScroll: true });
  }, [groupId, isOnePane]);
}
