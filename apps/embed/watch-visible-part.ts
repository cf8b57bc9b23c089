import { visiblePart } from './visible-part.ts';

type Part = { readonly top: number; readonly height: number };

/** Tells which part of a frame can be seen, whenever that changes; `tell` says it once more. */
export function watchVisiblePart(frame: HTMLElement, onPart: (part: Part) => void) {
  let drawing = 0;
  let last = '';
  const look = () => {
    drawing = 0;
    const part = visiblePart(frame);
    const now = JSON.stringify(part);
    if (!part || now === last) return;
    last = now;
    onPart(part);
  };
  const lookSoon = () => {
    drawing ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(frame);
  // Scrolling does not bubble; while it is on its way down it is heard from every box of the page.
  addEventListener('scroll', lookSoon, true);
  addEventListener('resize', lookSoon);
  return {
    tell() {
      last = '';
      lookSoon();
    },
    stop() {
      cancelAnimationFrame(drawing);
      sizes.disconnect();
      removeEventListener('scroll', lookSoon, true);
      removeEventListener('resize', lookSoon);
    },
  };
}
