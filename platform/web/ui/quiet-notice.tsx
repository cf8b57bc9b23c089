import { Button, Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './quiet-notice.module.css';

type Props = { text: string; detail?: ReactNode; action: { label: string; run: () => void; pending?: boolean } };

/** A notice in the corner that waits until the person has time for it, with one thing to do. */
export const QuietNotice = ({ text, detail, action }: Props) => (
  <Portal>
    <aside className={classes.notice} aria-label={text} data-quiet-notice>
      <div className={classes.text}>
        <span role="status">{text}</span>
        {detail}
      </div>
      <Button size="compact-sm" variant="light" onClick={action.run} loading={action.pending}>
        {action.label}
      </Button>
    </aside>
  </Portal>
);
