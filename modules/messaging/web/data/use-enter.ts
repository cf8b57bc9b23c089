import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Entry } from '../../contract/shapes.ts';
import { readAhead } from './read-ahead.ts';

/** Goes from a list into one of its conversations. */
export function useEnter(): (entry: Entry, address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ group }: Entry, address: string) => {
      readAhead(group.group_id);
      // Drawn in one go: in small steps, as links are followed otherwise, it takes twice as long.
      void navigate(address, { flushSync: true });
    },
    [navigate],
  );
}
