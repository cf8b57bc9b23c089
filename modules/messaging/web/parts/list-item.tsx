import type { CustomItemComponentProps } from 'virtua';
import classes from './chat-list.module.css';

/**
 * The place of a row in the list; what is the same for all of them is in the style sheet, since each of these would be
 * set for each row. Until the row is measured it is not seen, and yet everything in it need not be looked at again then.
 */
export function ListItem({ ref, style: { top, visibility }, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} className={classes.item} style={{ top, opacity: visibility === 'hidden' ? 0 : undefined }}>
      {children}
    </div>
  );
}
