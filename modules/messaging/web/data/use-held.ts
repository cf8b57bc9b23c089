import { useLongPress } from '@mantine/hooks';
import type { SyntheticEvent } from 'react';

const HELD_MS = 450;

/** For a finger that is held on something: one that moves scrolls, and a mouse has its right button. */
export const useHeld = (onHeld: (event: SyntheticEvent) => void) =>
  useLongPress(onHeld, {
    threshold: HELD_MS,
    events: ['touch'],
    cancelOnMove: true,
    // Lifting it would otherwise press what lies below, and close the menu that has just come.
    onFinish: (event) => event.preventDefault(),
  });
