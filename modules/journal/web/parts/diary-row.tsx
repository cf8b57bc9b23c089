import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './diary-row.module.css';

type Props = {
  start: ReactNode;
  /** What the start says to those who do not see it. */
  startLabel: string;
  title: string;
  note: string;
  end: ReactNode;
  /** What a tap opens; null where there is nothing more to say. */
  more: ReactNode;
  /** What is always there, such as files. */
  below?: ReactNode;
};

/** A line of a day; one that has more to say opens with a tap. */
export function DiaryRow({ start, startLabel, title, note, end, more, below }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const inside = (
    <>
      <span className={classes.start} aria-hidden="true">
        {start}
      </span>
      <span className={classes.about}>
        <span className={classes.hidden}>{`${startLabel}: `}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.note}>{note}</span>
      </span>
      <span className={classes.end}>{end}</span>
    </>
  );
  return (
    <div className={classes.item}>
      {more === null ? (
        <div className={classes.row}>{inside}</div>
      ) : (
        <button
          type="button"
          className={classes.row}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {inside}
          <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {more !== null && (
        <div id={id} className={classes.more} hidden={!isOpen}>
          {more}
        </div>
      )}
      {below && <div className={classes.more}>{below}</div>}
    </div>
  );
}
