import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fault-notice.module.css';

/** What went wrong, near the button that it came from or in the place of what it kept away. */
export const FaultNotice = ({ children }: { children: ReactNode }) => (
  <div className={classes.fault} role="alert">
    <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
    <div>{children}</div>
  </div>
);
