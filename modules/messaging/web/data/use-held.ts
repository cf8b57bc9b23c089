import { useLongPress } from '@mantine/hooks';
import { type SyntheticEvent, useRef } from 'react';

const HELD_MS = 450;

/** For a finger that is held on something: one that moves scrolls, and a mouse has its right button. `onHeld` says whether it was meant. */
export function useHeld(onHeld: (event: SyntheticEvent) => boolean) {
  const isTaken = useRef(false);
  return useLongPress(
    (event) => {
      isTaken.current = onHeld(event);
    },
    {
      threshold: HELD_MS,
      events: ['touch'],
      cancelOnMove: true,
      // Lifting it would otherwise press what lies below, and close the menu that has just come.
      onFinish: (event) => isTaken.current && event.preventDefault(),
    },
  );
}
