import { type ReactNode, useState } from 'react';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { StartWaiting } from '../layout/start-waiting.tsx';
import { useLaunchState } from './launch-state.ts';
import { RefusedFace } from './refused-face.tsx';

/** Waits for the session that the address promised. A page that has opened stays: what is typed there must not go. */
export function LaunchGate({ children }: { children: ReactNode }) {
  const state = useLaunchState();
  const [isOpen, setIsOpen] = useState(state.is === 'none');
  if (!isOpen && state.is === 'done') setIsOpen(true);
  if (isOpen) return children;
  if (state.is === 'refused') return <RefusedFace error={state.error} />;
  return (
    <AfterDelay>
      <StartWaiting />
    </AfterDelay>
  );
}
