import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import classes from './row-table.module.css';

/** A table in a `flush` panel, each of whose rows opens something; `className` says how its columns stand. */
export const RowTable = ({ className, children }: { className?: string; children: ReactNode }) => (
  <table className={`${classes.table} ${className ?? ''}`}>{children}</table>
);

/** What such a row leads to: the link is its name, and the whole row is the target. */
export const RowLink = (props: Omit<LinkProps, 'className'>) => <Link {...props} className={classes.target} />;

/** The same for a row that opens a dialog. */
export const RowButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={classes.target} onClick={onClick}>
    {children}
  </button>
);
