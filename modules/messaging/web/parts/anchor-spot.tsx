import { type CSSProperties, type RefObject, useState } from 'react';

/** An unseen place of the size of something else, to which a menu or a picker can be tied. */
export function AnchorSpot({ anchor, ref }: { anchor: HTMLElement; ref?: RefObject<HTMLSpanElement> }) {
  const [style] = useState<CSSProperties>(() => {
    const { left, top, width, height } = anchor.getBoundingClientRect();
    return { position: 'fixed', left, top, width, height, pointerEvents: 'none' };
  });
  return <span ref={ref} style={style} aria-hidden="true" />;
}
