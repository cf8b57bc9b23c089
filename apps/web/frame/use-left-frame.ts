import { useCallback, useState } from 'react';
import { useLaunchState } from './launch-state.ts';

/**
 * Whether the person has signed out inside a frame of another site. What the shell knew of them stays covered until
 * a new launch has told who is here now.
 */
export function useLeftFrame(askWhoIsHere: () => Promise<unknown>): { isLeft: boolean; comeBack: () => void } {
  const state = useLaunchState();
  const [isLeft, setIsLeft] = useState(false);
  if (state.is === 'left' && !isLeft) setIsLeft(true);
  const comeBack = useCallback(() => void askWhoIsHere().finally(() => setIsLeft(false)), [askWhoIsHere]);
  return { isLeft, comeBack };
}
