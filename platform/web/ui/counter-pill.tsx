import { VisuallyHidden } from '@mantine/core';
import { COUNTER_MAX } from '../limits.ts';
import classes from './counter-pill.module.css';

/** What a pill shows for a number. */
const pillText = (count: number): string => (count > COUNTER_MAX ? `${COUNTER_MAX}+` : String(count));

/** A count in a pill; nothing at all for zero. `label` says what is counted, to those who do not see it. */
export function CounterPill({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={classes.pill}>
      <span aria-hidden="true">{pillText(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
