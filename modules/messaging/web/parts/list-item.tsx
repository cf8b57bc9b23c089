import { type CSSProperties, useMemo } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/**
 * Each row of its own kind of box would be painted as a layer of its own with every key. One that is not seen yet is there
 * all the same: everything in it need not be looked at again when it is.
 */
const shownAs = ({ contain: _contain, visibility, ...style }: CSSProperties): CSSProperties =>
  visibility === 'hidden' ? { ...style, opacity: 0 } : style;

/** The place of a row in the list. Until the row is measured it is not seen. */
export function ListItem({ ref, style, children }: CustomItemComponentProps) {
  const shown = useMemo(() => shownAs(style), [style]);
  return (
    <div ref={ref} style={shown}>
      {children}
    </div>
  );
}
