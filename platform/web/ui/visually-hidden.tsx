import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** Words for those who listen: not seen, and read out where they stand. A plain element, because rows of lists have it. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={classes.hidden} />
);
