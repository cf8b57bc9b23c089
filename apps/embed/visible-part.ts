/** The part of a frame that can be seen on the host page, in the frame's own pixels; null when none of it can. */
export function visiblePart(frame: HTMLElement): { top: number; height: number } | null {
  const { top, bottom } = frame.getBoundingClientRect();
  let from = Math.max(top, 0);
  let to = Math.min(bottom, innerHeight);
  for (let around = frame.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    from = Math.max(from, edge.top);
    to = Math.min(to, edge.bottom);
  }
  const height = Math.round(to - from);
  return height > 0 ? { top: Math.round(from - top), height } : null;
}
