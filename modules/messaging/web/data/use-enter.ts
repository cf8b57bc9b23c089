import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Entry } from '../../contract/shapes.ts';
import { readAhead } from './read-ahead.ts';

/** For so long the list waits for what is said there; nobody notices, and it is drawn once instead of twice. */
const AHEAD_MS = 100;

/** Goes from a list into one of its conversations. */
export function useEnter(): (entry: Entry, address: string) => void {
  const navigate = useNavigate();
  const presses = useRef(0);
  return useCallback(
    async ({ group }: Entry, address: string) => {
      presses.current += 1;
      const [turn, from] = [presses.current, location.href];
      await Promise.race([readAhead(group.group_id), new Promise((resolve) => setTimeout(resolve, AHEAD_MS))]);
      // Meanwhile one may have gone somewhere else.
      if (turn !== presses.current || location.href !== from) return;
      // Drawn in one go: in small steps, as links are followed otherwise, it takes twice as long.
      void navigate(address, { flushSync: true });
    },
    [navigate],
  );
}
