import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './rows.module.css';

type RowsProps = { label?: string; labelledBy?: string; children: ReactNode };

/** A list of rows; put it into a `flush` panel. */
export const Rows = ({ label, labelledBy, children }: RowsProps) => (
  <ul className={classes.rows} aria-label={label} aria-labelledby={labelledBy}>
    {children}
  </ul>
);

type RowProps = {
  /** An avatar or an icon. */
  start?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** A chip, a counter, a time or a small button. */
  end?: ReactNode;
  /** Makes the whole row a link. */
  to?: string;
  /** Makes the whole row a button. */
  onClick?: () => void;
  /** The row whose detail is open beside the list. */
  current?: boolean;
  dense?: boolean;
};

function RowBody({ start, title, note, end, to, onClick, current, dense }: RowProps) {
  const className = dense ? `${classes.row} ${classes.dense}` : classes.row;
  const inside = (
    <>
      {start}
      <span className={classes.text}>
        <span className={classes.title}>{title}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {end && <span className={classes.end}>{end}</span>}
    </>
  );
  if (to) {
    return (
      <Link className={className} to={to} aria-current={current || undefined}>
        {inside}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={className} onClick={onClick} aria-current={current || undefined}>
        {inside}
      </button>
    );
  }
  return <div className={className}>{inside}</div>;
}

/** One row: what it is, a note, and what is at its end. */
export const Row = (props: RowProps) => (
  <li className={classes.item}>
    <RowBody {...props} />
  </li>
);
