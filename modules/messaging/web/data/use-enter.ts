import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Entry } from '../../contract/shapes.ts';
import { readAhead } from './read-ahead.ts';

/** For so long the list waits for what is said there; nobody notices, and it is drawn once instead of twice. */
const AHEAD_MS = 100;

/** Goes from a list into one of its conversations. */
export function useEnter(): (entry: Entry, address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    async ({ group }: Entry, address: string) => {
      const from = location.href;
      // Another page may have to be loaded first, and until then nothing tells that one is on the way there.
      const pressed = new AbortController();
      const { signal } = pressed;
      const onPress = ({ target }: Event) =>
        void (target instanceof Element && target.closest('a, button') && pressed.abort());
      addEventListener('click', onPress, { capture: true, signal });
      await Promise.race([readAhead(group.group_id), new Promise((resolve) => setTimeout(resolve, AHEAD_MS))]);
      // Whoever pressed on something else meanwhile, or went back, goes there.
      const isElsewhere = signal.aborted || location.href !== from;
      pressed.abort();
      if (isElsewhere) return;
      // Drawn in one go: in small steps, as links are followed otherwise, it takes twice as long.
      void navigate(address, { flushSync: true });
    },
    [navigate],
  );
}
