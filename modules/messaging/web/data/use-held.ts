import { useLongPress } from '@mantine/hooks';
import { type SyntheticEvent, type TouchEvent, useRef } from 'react';

const HELD_MS = 450;

/** For a finger that is held on something: one that moves scrolls, two pinch, and a mouse has its right button. `onHeld` says whether it was meant. */
export function useHeld(onHeld: (event: SyntheticEvent) => boolean) {
  const isTaken = useRef(false);
  const press = useLongPress(
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
  return {
    ...press,
    onTouchStart: (event: TouchEvent) => {
      const isAlone = event.touches.length === 1;
      // The menu is there already: lifting the first finger must still press nothing.
      if (!isAlone && isTaken.current) return;
      isTaken.current = false;
      // A second finger ends the hold of the first, and a new one that of a finger that nobody heard being lifted.
      press.onTouchCancel?.(event);
      if (isAlone) press.onTouchStart?.(event);
    },
  };
}
