import { type CSSProperties, useMemo } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/** Not seen, and yet everything in it need not be looked at again when it is. */
const unseen = ({ visibility: _visibility, ...style }: CSSProperties): CSSProperties => ({ ...style, opacity: 0 });

/** The place of a row in the list. Until the row is measured it is not seen. */
export function ListItem({ ref, style, children }: CustomItemComponentProps) {
  const shown = useMemo(() => (style.visibility === 'hidden' ? unseen(style) : style), [style]);
  return (
    <div ref={ref} style={shown}>
      {children}
    </div>
  );
}
