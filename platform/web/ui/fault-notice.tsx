import { IconAlertCircle } from '@tabler/icons-react';
import classes from './fault-notice.module.css';

/** What went wrong, in one sentence, near the button that it came from. */
export const FaultNotice = ({ children }: { children: string }) => (
  <div className={classes.fault} role="alert">
    <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </div>
);
