import { COUNTER_MAX } from '../limits.ts';
import classes from './counter-pill.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What a pill shows for a number. */
const pillText = (count: number): string => (count > COUNTER_MAX ? `${COUNTER_MAX}+` : String(count));

type Props = {
  count: number;
  /** Says what is counted, to those who do not see it. Asked only where there is something: to write a number is slow the first time. */
  label: () => string;
};

/** A count in a pill; nothing at all for zero. */
export function CounterPill({ count, label }: Props) {
  if (count <= 0) return null;
  return (
    <span className={classes.pill}>
      <span aria-hidden="true">{pillText(count)}</span>
      <VisuallyHidden>{label()}</VisuallyHidden>
    </span>
  );
}
