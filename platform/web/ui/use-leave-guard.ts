import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { unsavedChanges } from '../data/unsaved-changes.ts';

type Answer = (mayLeave: boolean) => void;

/**
 * Holds the page while there are unsaved changes: a link, Back, a sign-out or another role asks with our own
 * words (draw them while `isAsking`), closing the tab with the browser's.
 */
export function useLeaveGuard(when: boolean): { isAsking: boolean; stay: () => void; leave: () => void } {
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && unsavedChanges.areHeld() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const stopHolding = unsavedChanges.hold(() => new Promise((answer) => setAsked({ answer })));
    const holdTab = (event: BeforeUnloadEvent) => {
      if (unsavedChanges.areHeld()) event.preventDefault();
    };
    addEventListener('beforeunload', holdTab);
    return () => {
      stopHolding();
      removeEventListener('beforeunload', holdTab);
    };
  }, [when]);
  const reply = (mayLeave: boolean) => {
    asked?.answer(mayLeave);
    setAsked(null);
    if (mayLeave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return {
    isAsking: asked !== null || blocker.state === 'blocked',
    stay: () => reply(false),
    leave: () => reply(true),
  };
}
