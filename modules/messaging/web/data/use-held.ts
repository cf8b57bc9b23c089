import { useLongPress } from '@mantine/hooks';
import { type SyntheticEvent, useRef } from 'react';

const HELD_MS = 450;

/** Null where another finger is there already: two of them pinch. */
const byOneFinger = (event: SyntheticEvent): SyntheticEvent | null =>
  event.nativeEvent instanceof TouchEvent && event.nativeEvent.touches.length > 1 ? null : event;

/** For a finger that is held on something: one that moves scrolls, and a mouse has its right button. `onHeld` says whether it was meant. */
export function useHeld(onHeld: (event: SyntheticEvent) => boolean) {
  const pressed = useRef<SyntheticEvent | null>(null);
  const isTaken = useRef(false);
  return useLongPress(
    (event) => {
      isTaken.current = event === pressed.current && onHeld(event);
    },
    {
      threshold: HELD_MS,
      events: ['touch'],
      cancelOnMove: true,
      onStart: (event) => {
        pressed.current = byOneFinger(event);
      },
      onCancel: () => {
        pressed.current = null;
      },
      // Lifting it would otherwise press what lies below, and close the menu that has just come.
      onFinish: (event) => isTaken.current && event.preventDefault(),
    },
  );
}
