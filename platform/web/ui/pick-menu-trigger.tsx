import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './pick-menu.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type TriggerProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon?: ReactNode;
  /** What the button shows beside the icon; without it the icon stands alone. */
  shown?: string;
  /** A smaller line below it. */
  note?: string | undefined;
  /** What is picked here, for screen readers; what is shown follows it: "Role" and then "Teacher". */
  label: string;
};

/** The quiet button that opens a menu. */
export const PickMenuTrigger = ({ icon, shown, note, label, ...props }: TriggerProps) => (
  <button type="button" aria-haspopup="menu" {...props} className={classes.trigger}>
    <VisuallyHidden>{`${label} `}</VisuallyHidden>
    {icon && <span className={classes.icon}>{icon}</span>}
    {shown && (
      <span className={classes.shown} data-noted={note !== undefined || undefined}>
        <span>{shown}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    )}
    {shown && <IconChevronDown className={classes.arrow} size={14} stroke={2} aria-hidden="true" />}
  </button>
);
