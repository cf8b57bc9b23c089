import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { hrefOf } from '#platform/web/frame/page-address.ts';
import type { Entry } from '../../contract/shapes.ts';
import { enterFirst, entering, followed } from './entering.ts';
import { whenPrepared } from './prepared.ts';
import { readAhead } from './read-ahead.ts';

/** For so long the list waits for what is said there; nobody notices, and it is drawn once instead of twice. */
const AHEAD_MS = 100;

/** Goes from a list into one of its conversations. */
export function useEnter(): (entry: Entry, address: string, isOpen: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    async ({ group }: Entry, address: string, isOpen: boolean) => {
      if (entering() !== null) await followed();
      // As with any link, the same address is no other place in the history.
      const isSame = new URL(hrefOf(address), location.href).href === location.href;
      if (isOpen) return void navigate(address, { replace: isSame });
      const from = location.href;
      // Another page may have to be loaded first, and until then nothing tells that one is on the way there.
      const pressed = new AbortController();
      const { signal } = pressed;
      const onPress = ({ target }: Event) =>
        void (target instanceof Element && target.closest('a, button') && pressed.abort());
      addEventListener('click', onPress, { capture: true, signal });
      // Nobody writes into the conversation that is about to go what is meant for the one that comes.
      const field = document.querySelector<HTMLElement>('[data-composer]');
      field?.toggleAttribute('inert', true);
      const ready = Promise.all([readAhead(group.group_id), whenPrepared(group.group_id)]);
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, AHEAD_MS))]);
      field?.removeAttribute('inert');
      // Whoever pressed on something else meanwhile, or went back, goes there.
      const isElsewhere = signal.aborted || location.href !== from;
      pressed.abort();
      if (isElsewhere) return;
      if (unsavedChanges.areHeld()) return void navigate(address);
      enterFirst(group.group_id, () => navigate(address, { flushSync: true }));
    },
    [navigate],
  );
}
