import { type ReactElement, useRef } from 'react';
import { Virtualizer } from 'virtua';
import classes from './answers.module.css';

/** Thousands of rows inside a dialog: only those in view are drawn. */
export function LongRows({ label, children }: { label: string; children: ReactElement[] }) {
  const scroll = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
    <section className={classes.scroll} ref={scroll} aria-label={label} tabIndex={0}>
      <Virtualizer as="ul" item="li" scrollRef={scroll}>
        {children}
      </Virtualizer>
    </section>
  );
}
