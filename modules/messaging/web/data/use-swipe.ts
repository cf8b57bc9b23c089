import { type PointerEvent, useRef } from 'react';

/** A shorter way of the finger is a press that slipped. */
const SWIPE_PX = 60;

/** Tells a swipe to the side: 1 for the next one, -1 for the one before. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const aside = clientX - from.x;
      if (Math.abs(aside) > SWIPE_PX && Math.abs(aside) > Math.abs(clientY - from.y)) onSwipe(aside < 0 ? 1 : -1);
    },
  };
}
