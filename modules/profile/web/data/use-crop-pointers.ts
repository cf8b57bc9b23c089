import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, type Point, pulled, type Size, within } from './crop.ts';

/** A change of the square that is on screen: two fingers move between two drawings, and neither may undo the other. */
export type ChangeCrop = (change: (crop: Crop) => Crop) => void;

const WHEEL_ZOOM = 0.002;

/** Fingers or a mouse on the picture: one pulls it, two bring it nearer too, and so does the wheel. */
export function useCropPointers(
  shown: RefObject<HTMLElement | null>,
  picture: Size,
  onCrop: ChangeCrop,
  disabled: boolean,
) {
  // Where each finger was last; not every browser says how far it has come since.
  const held = useRef(new Map<number, Point>());
  useEffect(() => {
    const element = shown.current;
    if (disabled || !element) return;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const nearer = Math.exp(-event.deltaY * WHEEL_ZOOM);
      onCrop((crop) => within(picture, { ...crop, zoom: crop.zoom * nearer }));
    };
    // React's own listener could not keep the page from rolling along.
    element.addEventListener('wheel', roll, { passive: false });
    return () => element.removeEventListener('wheel', roll);
  }, [shown, picture, onCrop, disabled]);
  const letGo = ({ pointerId }: PointerEvent) => held.current.delete(pointerId);
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      held.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!held.current.has(pointerId) || disabled) return;
      const before = [...held.current.values()];
      held.current.set(pointerId, { x: clientX, y: clientY });
      const after = [...held.current.values()];
      const side = currentTarget.clientWidth;
      onCrop((crop) => pulled(picture, crop, before, after, side));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
