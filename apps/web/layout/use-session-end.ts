import { useEffect, useRef, useState } from 'react';
import { onOtherTab } from '#platform/web/data/session-channel.ts';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { launchState } from '../frame/launch-state.ts';
import { placeOf } from './failure-place.ts';
import { useRecovery } from './use-recovery.ts';

/** `out` shows the modal, `staying` a quiet notice instead: the person wants to keep reading. */
type State = 'in' | 'out' | 'staying';

/** A call that is refused this soon after a doubt proves it wrong: else the two could go on for ever. */
const DOUBT_EVERY_MS = 10_000;

/** Whether the session is over. Calls wait, and go on when the same person is back. */
export function useSessionEnd(): { state: State; show: () => void; stay: () => void } {
  const [state, setState] = useState<State>('in');
  const { recover, isStillHere } = useRecovery();
  const doubt = useRef({ at: Number.NEGATIVE_INFINITY, pending: false });

  useEffect(
    () =>
      errorBus.listen((event) => {
        if (placeOf(event) !== 'unauthorized') return;
        // Whoever stays is asked again when they do something, not when a poll finds the same once more.
        const isPersonal = event.kind === 'call_failed' && event.origin === 'person';
        if (state === 'staying' && !isPersonal) return;
        if (state !== 'in') return setState('out');
        // A call that was on its way while the role was switched carried the old token: the session is there.
        if (doubt.current.pending) return;
        if (Date.now() - doubt.current.at < DOUBT_EVERY_MS) return setState('out');
        doubt.current = { at: Date.now(), pending: true };
        void isStillHere().then((isHere) => {
          doubt.current.pending = false;
          if (!isHere) setState('out');
        });
      }),
    [state, isStillHere],
  );
  useEffect(() => {
    if (state === 'in') return;
    const tryAgain = async () => {
      if (await recover()) setState('in');
    };
    // A tab without a common channel, as in some frames, finds out when the person comes back to it.
    addEventListener('focus', tryAgain);
    const stopTabs = onOtherTab((message) => void (message.kind === 'signed_in' && tryAgain()));
    const stopLaunches = launchState.listen(() => void (launchState.get().is === 'done' && tryAgain()));
    return () => {
      removeEventListener('focus', tryAgain);
      stopTabs();
      stopLaunches();
    };
  }, [state, recover]);
  return { state, show: () => setState('out'), stay: () => setState('staying') };
}
