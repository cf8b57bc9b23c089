import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './notice-box.module.css';
import { accentStyle } from './status-chip.tsx';

const ICONS = { coral: IconAlertCircle, yellow: IconAlertTriangle, green: IconCircleCheck, blue: IconInfoCircle };

type Props = Pick<ComponentPropsWithRef<'div'>, 'tabIndex' | 'className'> & {
  /** What went wrong, what is not over yet, what is done, or what is good to know. */
  accent: keyof typeof ICONS;
  /** How loudly it is read: at once, when there is time, or where the reader meets it. */
  role: 'alert' | 'status' | 'note';
  children: ReactNode;
};

/** Says something in the place that it is about, in the colour of what it means. */
export function NoticeBox({ accent, children, className = '', ...box }: Props) {
  const Icon = ICONS[accent];
  return (
    <div className={`${classes.box} ${className}`} style={accentStyle(accent)} {...box}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>{children}</div>
    </div>
  );
}
