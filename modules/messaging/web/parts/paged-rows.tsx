import { type ReactElement, useRef } from 'react';
import { Virtualizer } from 'virtua';
import type { GrowingList } from '#platform/web/data/use-call-pages.ts';
import { SCROLL_TRIGGER_PX } from '../../contract/limits.ts';
import { useNearEnd } from '../data/use-near-end.ts';
import classes from './paged-rows.module.css';
import { PagesEnd } from './pages-end.tsx';

type Props<T> = {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  children: (row: T) => ReactElement;
  pages: GrowingList;
  className?: string | undefined;
};

/** A list that scrolls by itself, in a dialog or a pane: only rows in view are drawn, more load near its end. */
export function PagedRows<T>({ label, rows, keyOf, children, pages, className = '' }: Props<T>) {
  const scroll = useRef<HTMLElement>(null);
  const end = useNearEnd(scroll, SCROLL_TRIGGER_PX, rows.length, pages);
  return (
    <section
      className={`${classes.scroll} ${className}`}
      ref={scroll}
      aria-label={label}
      aria-busy={pages.isPlaceholderData}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard.
      tabIndex={0}
    >
      <Virtualizer as="ul" item="li" scrollRef={scroll}>
        {rows.map((row) => (
          <div key={keyOf(row)} className={classes.item}>
            {children(row)}
          </div>
        ))}
      </Virtualizer>
      <PagesEnd end={end} pages={pages} />
    </section>
  );
}
