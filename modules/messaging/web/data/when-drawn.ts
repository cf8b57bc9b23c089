/** A page that is hidden meanwhile draws no frames, and yet does it about now. */
const LATEST_MS = 250;

/**
 * Does something when what was just changed is on screen: a new row is measured in one frame and stands there in the next,
 * and what needs no measuring stands there after one. Gives the way to leave it.
 */
export function whenDrawn(work: () => void, frames: 1 | 2 = 2): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    work();
  };
  setTimeout(once, LATEST_MS);
  // Where nothing is ever drawn, as in a test without a page, there are no frames to wait for.
  if (typeof requestAnimationFrame === 'function') {
    const last = (): void => void requestAnimationFrame(() => void setTimeout(once));
    if (frames === 1) last();
    else requestAnimationFrame(last);
  }
  return () => {
    isDone = true;
  };
}
