import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type Props = {
  title?: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Lists and tables reach to the panel's edges. */
  flush?: boolean;
  children: ReactNode;
};

/** A white sheet on the paper: one subject, with a heading of its own. */
export function Panel({ title, note, actions, flush, children }: Props) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={classes.head}>
          <div className={classes.about}>
            {title && (
              <h2 className={classes.title} id={id}>
                {title}
              </h2>
            )}
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  );
}
