/** A page that is hidden meanwhile draws no frames, and yet does it about now. */
const LATEST_MS = 250;

/**
 * Does something when what was just changed is on screen: a new row is measured in one frame and stands there in the next.
 * Gives the way to leave it.
 */
export function whenDrawn(work: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    work();
  };
  setTimeout(once, LATEST_MS);
  // Where nothing is ever drawn, as in a test without a page, there are no frames to wait for.
  if (typeof requestAnimationFrame === 'function')
    requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(once)));
  return () => {
    isDone = true;
  };
}
